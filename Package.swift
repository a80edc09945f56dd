// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Arcade",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ArcadeDomain", targets: ["ArcadeDomain"]),
    .library(name: "ArcadeData", targets: ["ArcadeData"]),
    .library(name: "ArcadePresentation", targets: ["ArcadePresentation"]),
    .library(name: "ArcadeConsole", targets: ["ArcadeConsole"]),
    .library(name: "ArcadeWeb", targets: ["ArcadeWeb"]),
    .library(name: "ArcadeTesting", targets: ["ArcadeTesting"]),
    .executable(name: "arcade", targets: ["ArcadeApp"]),
  ],
  targets: [
    .target(name: "ArcadeDomain", path: "Sources/Domain", swiftSettings: strict),
    .systemLibrary(
      name: "CSQLite",
      path: "Sources/Data/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    // Without pkgConfig, which would link it: it is opened when it is first needed.
    .systemLibrary(name: "CCurl", path: "Sources/Data/CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "ArcadeData",
      dependencies: ["ArcadeDomain", "CSQLite", .target(name: "CCurl", condition: .when(platforms: [.linux]))],
      path: "Sources/Data",
      exclude: ["CCurl", "CSQLite"],
      swiftSettings: strict
    ),
    .target(
      name: "ArcadePresentation",
      dependencies: ["ArcadeDomain"],
      path: "Sources/Presentation",
      swiftSettings: strict
    ),
    .systemLibrary(name: "CLibedit", path: "Sources/App/CLibedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CMicrohttpd", path: "Sources/App/CMicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/App/CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "ArcadeConsole",
      dependencies: [
        "ArcadeDomain", "ArcadeData", "ArcadePresentation",
        .target(name: "CLibedit", condition: .when(platforms: [.linux, .macOS])),
      ],
      path: "Sources/App/Console",
      swiftSettings: strict
    ),
    .target(
      name: "ArcadeWeb",
      dependencies: [
        "ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeConsole",
        .target(name: "CMicrohttpd", condition: .when(platforms: [.linux])),
        .target(name: "CZlib", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/App/Web",
      resources: [.embedInCode("Assets")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ArcadeApp",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeConsole", "ArcadeWeb"],
      path: "Sources/App",
      exclude: ["CLibedit", "CMicrohttpd", "CZlib", "Console", "Web"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ArcadeBenchmarks",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeTesting", "CSQLite"],
      path: "Benchmarks",
      exclude: ["Drawing", "Peers"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "PricingExample",
      dependencies: ["ArcadeDomain"],
      path: "Examples/Pricing/Sources",
      swiftSettings: strict
    ),
    .target(
      name: "ArcadeTesting",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadePresentation"],
      path: "Tests/Support",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DomainTests",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadeTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DataTests",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "ArcadeApp", "ArcadeConsole", "ArcadeWeb", "ArcadeDomain", "ArcadeData", "ArcadePresentation", "ArcadeTesting",
      ],
      exclude: ["Files", "Transcripts"],
      swiftSettings: strict
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Pages are drawn by the executable, whose insides only tests may see: `make bench` asks for the tests that measure it.
if Context.environment["ARCADE_BENCHMARKS"] != nil {
  package.targets.removeAll { $0.type == .test }
  package.targets.append(
    .testTarget(
      name: "DrawingBenchmarks",
      dependencies: [
        "ArcadeApp", "ArcadeConsole", "ArcadeWeb", "ArcadeBenchmarks", "ArcadeDomain", "ArcadeData",
        "ArcadePresentation", "ArcadeTesting",
      ],
      path: "Benchmarks/Drawing",
      swiftSettings: strict
    )
  )
}

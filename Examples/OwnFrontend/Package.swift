// swift-tools-version: 6.2
import PackageDescription

// As strict as Arcade itself; your own package need not be.
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
  name: "OwnFrontend",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "Arcade", path: "../..")],
  targets: [
    .target(
      name: "OwnFrontend",
      dependencies: [
        .product(name: "ArcadeDomain", package: "Arcade"),
        .product(name: "ArcadeData", package: "Arcade"),
        .product(name: "ArcadePresentation", package: "Arcade"),
      ],
      path: "Sources",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "MarkdownArcade",
      dependencies: [
        "OwnFrontend",
        .product(name: "ArcadeDomain", package: "Arcade"),
        .product(name: "ArcadeData", package: "Arcade"),
        .product(name: "ArcadePresentation", package: "Arcade"),
      ],
      path: "Program",
      swiftSettings: strict
    ),
    .testTarget(
      name: "OwnFrontendTests",
      dependencies: [
        "OwnFrontend",
        .product(name: "ArcadeDomain", package: "Arcade"),
        .product(name: "ArcadePresentation", package: "Arcade"),
        .product(name: "ArcadeTesting", package: "Arcade"),
      ],
      path: "Tests",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tally",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tally", targets: ["Tally"])],
  dependencies: [.package(name: "Arcade", path: "../..")],
  targets: [
    .target(
      name: "TabKit",
      dependencies: [
        .product(name: "ArcadeDomain", package: "Arcade"),
        .product(name: "ArcadeData", package: "Arcade"),
        .product(name: "ArcadePresentation", package: "Arcade"),
        .product(name: "ArcadeConsole", package: "Arcade"),
      ]
    ),
    .executableTarget(
      name: "Tally",
      dependencies: ["TabKit", .product(name: "ArcadeWeb", package: "Arcade")]
    ),
    .testTarget(name: "TabTests", dependencies: ["TabKit"], path: "Tests"),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

// As strict as Arcade itself; a package of your own need not be.
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
  name: "Pricing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Arcade", path: "../..")],
  targets: [
    .executableTarget(
      name: "Pricing",
      dependencies: [.product(name: "ArcadeDomain", package: "Arcade")],
      path: "Sources",
      swiftSettings: strict
    )
  ],
  swiftLanguageModes: [.v6]
)

import ArcadeDomain
import Foundation

/// The catalogue that ships with Arcade, for a start without any setting.
enum StarterPrices {
  /// What stands below each category, as a server would answer.
  static let documents = StarterCategories.branches.merging(leaves) { branch, _ in branch }

  /// What categories and products are called in the languages beside English.
  static let names = StarterNames(
    StarterCategoryNames.rows,
    StarterKitchenNames.rows,
    StarterFurnitureNames.rows,
    StarterLightNames.rows,
    StarterTextileNames.rows,
    StarterHouseNames.rows
  )

  /// Returns the categories at the top, in a language.
  static func roots(in language: String) throws(RepositoryError) -> [PriceCategory] {
    let top = names.translated(StarterCategories.top, to: language)
    let reading = try CategoryReader(subject: "Arcade").read(Data(top.utf8))
    guard case .subcategories(let categories) = reading.content else { return [] }
    return categories
  }

  private static let leaves: [PriceCategory.ID: String] = [
    419_247: StarterBlenders.json,
    45_993: StarterEndTables.json,
    45_992: StarterCoffeeTables.json,
    413_934: StarterArmchairs.json,
    419_251: StarterToasters.json,
    419_254: StarterKettles.json,
    413_525: StarterTableLamps.json,
    413_528: StarterFloorLamps.json,
    413_615: StarterDuvetCovers.json,
    413_640: StarterBathTowels.json,
    413_406: StarterWallClocks.json,
    215_392: StarterWoolRugs.json,
    215_890: StarterStorageBaskets.json,
    413_707: StarterHammocks.json,
    413_808: StarterDoorHandles.json,
    413_855: StarterNightLights.json,
    1_859_640: StarterStringLights.json,
  ]
}

import ArcadeData
import ArcadeDomain

func carts(of owner: Owner, at place: String) throws -> SQLCartRepository {
  let database =
    PostgreSQLAddress.isMeant(by: place)
    ? Database(server: try PostgreSQLAddress(place), migrations: ArcadeSchema.migrations)
    : Database(path: place, migrations: ArcadeSchema.migrations)
  return SQLCartRepository(database: database, owner: owner)
}

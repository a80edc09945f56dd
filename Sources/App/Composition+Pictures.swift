import ArcadeData
import ArcadeDomain

extension Composition {
  /// The pictures of listings.
  func makeListingPictures() -> any PictureRepository { ListingPictures(loader: makePictures()) }

  /// The pictures of products whose prices are guessed.
  func makeGoodsPictures() -> any PictureRepository { GoodsPictures(loader: makePictures()) }

  /// What loads pictures and keeps them.
  func makePictures() -> PictureLoader {
    PictureLoader(
      cache: PictureCache(folder: dataFolder + "/pictures", time: time),
      client: client,
      time: time,
      isOffline: options.isOffline
    )
  }
}

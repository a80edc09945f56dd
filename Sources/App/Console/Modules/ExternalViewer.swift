import ArcadeDomain
package import ArcadePresentation

/// Shows things outside the screens: pages in a browser, pictures in the terminal.
struct ExternalViewer {
  package let opener: any AddressOpener
  package let pictures: any PictureRepository
  package let canvas: Canvas
  /// The sentence for a picture that cannot be loaded.
  package let sentence: @Sendable (RepositoryError) -> String

  /// Opens a page or draws the pictures of a screen if a line asks for it; returns whether it does.
  func accepts(_ line: ConsoleLine, on screen: Screen<some ScreenContent>) async -> Bool {
    switch line.rest.lowercased() {
    case "" where line.command == Offer.pictureWord && !screen.pictures.isEmpty:
      for picture in screen.pictures { await showPictures(at: picture.addresses) }
    case "--open":
      let offer = screen.offers.first { $0.leadsOutside && $0.names.contains(line.command) }
      guard let address = offer?.address else { return false }
      if opener.open(address) {
        canvas.output.paragraph(canvas.phrases.opened(address))
      } else {
        canvas.output.paragraph(canvas.phrases.notOpened(address), .bad)
      }
    default: return false
    }
    return true
  }

  /// Draws pictures of the same subject, from small to large, as far as they can be drawn.
  ///
  /// If nothing is drawn, the last address is printed.
  private func showPictures(at addresses: [String]) async {
    for address in canvas.pictures?.isOpen == true ? addresses[...] : addresses.suffix(1) {
      guard await showPicture(at: address) else { return }
    }
  }

  /// Draws the picture at an address, or prints why not; returns whether it was drawn.
  private func showPicture(at address: String) async -> Bool {
    // Only a web address is useful to a person who cannot see the picture.
    let isOnWeb = address.hasPrefix("http://") || address.hasPrefix("https://")
    let refusal = canvas.phrases.noPicturesHere(isOnWeb ? address : nil)
    do {
      if let renderer = canvas.pictures, renderer.isOpen, let path = try await pictures.file(ofPictureAt: address),
        renderer.show(path, on: canvas.output)
      {
        return true
      }
      canvas.output.paragraph(refusal, .warning)
    } catch {
      canvas.output.paragraph(sentence(error), .bad)
    }
    return false
  }
}

extension Screen {
  package var pictures: [Picture] {
    (content.value?.page.blocks ?? []).compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }
}

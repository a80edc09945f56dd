import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The till.
struct ShopSystem: ArcadeSystem {
  let word = "shop"
  let commands = Command.ofShop
  let settings = SettingEntry.ofShop

  func name(in language: Language) -> String { language.say("Shop", "Tienda", "ショップ") }
  func summary(in language: Language) -> String { Command.ofShop[0].summary(language) }
  func makeScreens(_ opening: ScreenContext) throws -> any ScreenSystem { try opening.shopActions() }

  func pictures(in composition: Composition, for viewer: PictureViewer) -> (any PictureRepository)? {
    composition.makePictures()
  }

  /// Resolves payments with an unknown outcome.
  func settle(_ composition: Composition) async -> [Screen<Page>] {
    guard composition.openPayments.isAnyUnacknowledged(of: composition.owner),
      let outcomes = try? await composition.makeShop().settlePayments()
    else { return [] }
    return composition.shopPhrases.screens(of: outcomes)
  }

  func storedState(in composition: Composition) -> StoredState {
    let (payments, phrases) = (composition.openPayments, composition.shopPhrases)
    return StoredState(
      lost: payments.unacknowledgedTotals.map { phrases.paymentUnacknowledged(composition.formats.money($0)) },
      open: payments.totals.map { phrases.paymentIsOpen(composition.formats.money($0)) }
    )
  }

  func downloads(at address: String, for visit: DownloadVisit) async throws -> [Download] {
    guard let route = address == "/shop/export" ? .day(nil) : ShopRoute(address: address) else { return [] }
    guard !visit.isGuest || !route.isRefusedToGuests else { throw GuestRefusal() }
    let phrases = ShopConsolePhrases(language: visit.composition.language)
    switch route {
    case .orders(on: nil, at: .newest):
      let address = Address("downloads", "shop", "orders")
      return [Download(phrases.downloadOrders, address, as: "orders.csv", ["shop", "orders", "--csv"])]
    case .day, .closings(at: .newest):
      return [("csv", phrases.downloadLedgerTable), ("json", phrases.downloadLedgerDocument)].map { format, label in
        let address = Address("downloads", "shop", "export", query: ["format": format])
        return Download(label, address, as: "books.\(format)", ["shop", "export", "--format=\(format)"])
      }
    case .order(let id):
      guard try await visit.composition.makeOrders().order(id) != nil else { return [] }
      let (number, address) = (String(id.number), Address("downloads", "shop", "orders", String(id.number)))
      return [
        Download(phrases.downloadReceipt, address, as: "receipt-\(number).csv", ["shop", "order", "--csv", number])
      ]
    default: return []
    }
  }
}

extension Composition {
  var shopPhrases: ShopPhrases { ShopPhrases(language, formats: formats) }
}

extension ScreenContext {
  /// Returns the shop's actions for a session or for one command.
  func shopActions(catalog: String? = nil, discounts: String? = nil) throws -> ShopScreens {
    let randomness = composition.randomness
    return ShopScreens(
      shop: try composition.makeShop(catalog: catalog, discounts: discounts, invocation),
      phrases: composition.shopPhrases,
      unsaved: unsaved,
      usualPayment: composition.settings[.shopPay].flatMap(Tender.Kind.init) ?? .card,
      canAsk: surface.canAsk
    ) {
      var generator = randomness.makeGenerator()
      return generator.next()
    }
  }
}

extension Command {
  /// Returns a command with a cart as its operand.
  static func pricing(
    _ name: String,
    _ summary: @escaping @Sendable (Language) -> String,
    run: @escaping @Sendable (CommandContext) async throws -> Void
  ) -> Command {
    Command(
      name,
      summary,
      "CODE[=N]…",
      options: [
        .on, .catalog, .columns, .decimal, .currency, .discounts, .misc, .off, .at, .code, .customerGroup, .shipping,
        .failIfStale,
      ],
      example: "MUG=2 VOUCHER",
      service: .reading(.on, .code, .customerGroup, .shipping, .failIfStale),
      run: run
    )
  }
}

import ArcadeConsole
import ArcadePresentation
import ArcadeWeb

extension ConsoleApp {
  /// Arcade, with its systems in the order of the menu.
  static let arcade = ConsoleApp(
    [ShopSystem(), PriceSystem(), NameSystem(), WordSystem(), ObservatorySystem(), SettingsSystem()],
    commands: Command.ofStore + [.web]
  ) { language in
    language.say(
      "Arcade: a shop and games for the console. Without a command it shows a menu.",
      "Arcade: una tienda y juegos para la consola. Si no se indica una orden, muestra un menú.",
      "Arcade：コンソールで使うショップとゲーム。コマンドなしではメニューを表示します。"
    )
  }
}

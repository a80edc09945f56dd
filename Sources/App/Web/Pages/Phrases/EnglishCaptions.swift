extension EnglishPages {
  /// What buttons and links are called, by the words of their actions; behind the word of a system where it differs there.
  static let captions = [
    // the shop
    "add": "Add", "remove": "Remove", "list": "Search", "cart": "Cart", "discounts": "Discounts", "pay": "Pay",
    "orders": "Orders", "order": "Show receipt", "refresh": "Reload",
    "code": "Use code", "customer": "Set group", "shipping": "Set shipping", "why": "Why",
    "refund": "Give back", "day": "Day", "float": "Put change in", "in": "Put in", "out": "Take out", "close": "Close",
    "closings": "Closings", "closing": "Show closing",
    "misc": "Add unlisted", "undo": "Undo",
    "pricelist": "Price list", "add-product": "Add product", "price": "Change price",
    "remove-product": "Take off the list",
    // the games
    "stats": "Statistics", "history": "History", "best": "Best games", "again": "Play again", "finish": "Finish",
    "skip": "Skip", "cheat": "Hide two prices", "mix": "Collect", "mix clear": "Collect none",
    "mix play": "Play the mix",
    "categories": "Categories", "info": "Instructions", "resume": "Resume", "practice": "Practice",
    "timed": "Timed", "untimed": "Without a clock", "reverse practice": "Practice names",
    "reverse timed": "Names, timed", "reverse untimed": "Names without a clock", "hint": "Hint", "people": "People",
    "person": "Show card", "decks": "Decks", "deck": "Choose", "swap": "Swap languages", "topic": "Choose",
    "topic all": "All topics", "words": "Words", "missed": "Play what was missed",
    // the observatory
    "search": "Search", "listings": "Listings", "listing": "Listing", "watches": "Watches", "sources": "Sources",
    "updates": "Updates", "update": "Update",
    "sort": "Sort", "only": "Show", "filter": "Filter", "mark all read": "Mark all as read", "rename": "Rename",
    "delete": "Delete", "keyword": "Set", "category": "Set", "observe order": "Set", "observe prices": "Set",
    "count": "Set", "source": "Set", "name": "Set", "go": "Search", "take": "Choose", "up": "Up",
    "observe history": "Show history", "next": "Next", "previous": "Previous", "link": "Product page",
    "picture": "Picture",
    // all of them
    "open": "Open", "settings list": "All settings",
    "who": "Who", "adopt": "Give", "as": "Go on", "nobody": "Go on without a name",
    "set": "Set", "unset": "Unset", "retry": "Try again",
  ]
}

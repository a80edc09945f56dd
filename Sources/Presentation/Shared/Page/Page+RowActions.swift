extension Page {
  /// The page without actions in its rows.
  package var withoutRowActions: Page { changingRowActions { $0 = Table.RowActions() } }

  /// The page without row actions that guests cannot perform.
  package var forGuests: Page {
    changingRowActions { actions in
      if let counter = actions.counter, counter.more.changesWhatIsShared { actions.counter = nil }
      actions.buttons.removeAll(where: \.offer.changesWhatIsShared)
      actions.menu.removeAll(where: \.changesWhatIsShared)
    }
  }

  private func changingRowActions(_ change: (inout Table.RowActions) -> Void) -> Page {
    var same = self
    same.blocks = blocks.map { block in
      guard case .table(var table) = block else { return block }
      change(&table.rowActions)
      return .table(table)
    }
    return same
  }
}

"""What more than one screen uses: layout, dialogs, cards, emblems, the computer's seat."""

"""The grounds of a voyage's fights: a board for each kind of place."""

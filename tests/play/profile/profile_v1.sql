-- A profile as version 1 of its schema left it. Never changed: players may still have such files.
PRAGMA application_id = 1701999205;
CREATE TABLE deck (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    changed TEXT NOT NULL
) STRICT;
CREATE TABLE deck_card (
    deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
    place INTEGER NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (deck, place),
    UNIQUE (deck, card)
) STRICT, WITHOUT ROWID;
CREATE TABLE played_match (
    id TEXT PRIMARY KEY NOT NULL,
    began TEXT NOT NULL,
    form TEXT NOT NULL,
    solo INTEGER NOT NULL CHECK (solo IN (0, 1)),
    edition TEXT NOT NULL,
    custom INTEGER NOT NULL CHECK (custom IN (0, 1)),
    left_name TEXT NOT NULL,
    left_kind TEXT NOT NULL,
    right_name TEXT NOT NULL,
    right_kind TEXT NOT NULL,
    winner TEXT,
    rule TEXT,
    turns INTEGER,
    file TEXT NOT NULL
) STRICT;
CREATE INDEX played_match_began ON played_match (began);
CREATE TABLE match_record (
    match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
    text BLOB NOT NULL
) STRICT;
CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL UNIQUE,
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
    form TEXT NOT NULL,
    difficulty TEXT,
    won INTEGER CHECK (won IN (0, 1)),
    turns INTEGER,
    past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1))
) STRICT;
INSERT INTO deck VALUES (3, 'Walls', 'walls', '2026-01-31T18:00:00+00:00');
INSERT INTO deck_card VALUES (3, 0, 'zombie'), (3, 1, 'baron');
INSERT INTO played_match VALUES (
    'c0ffee', '2026-01-31T18:00:00+00:00', 'draft', 1, 'first', 1,
    'Ada', 'person', '', 'ai-deck', 'left', 'R9.8', 14, 'old.jsonl'
);
INSERT INTO match_record VALUES ('c0ffee', CAST('{"bridges-of-erret": 1}' AS BLOB));
INSERT INTO attempt (match, level, form, difficulty, won, turns) VALUES (
    'c0ffee', 1, 'draft',
    '["difficulty", 1, {"variable_mana": 1, "fixed_mana": 7, "ai_begins": false, "bastion": true, "resistance": 0, "ability": "none"}]',
    1, 14
);
PRAGMA user_version = 1;

-- A profile as version 3 of its schema left it. Never changed: players may still have such files.
PRAGMA application_id = 1701999205;
CREATE TABLE achievement (
        id TEXT PRIMARY KEY NOT NULL,
        match TEXT NOT NULL,
        earned TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE attempt (
        id INTEGER PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
        form TEXT NOT NULL,
        difficulty TEXT,
        won INTEGER CHECK (won IN (0, 1)),
        turns INTEGER,
        past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1))
    ) STRICT
    ;
CREATE TABLE deck (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        changed TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "deck" VALUES(1,'Walls','walls','2026-11-22T20:47:17+00:00');
CREATE TABLE deck_card (
        deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
        place INTEGER NOT NULL,
        card TEXT NOT NULL,
        PRIMARY KEY (deck, place),
        UNIQUE (deck, card)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "deck_card" VALUES(1,0,'aberration');
INSERT INTO "deck_card" VALUES(1,1,'abomination');
INSERT INTO "deck_card" VALUES(1,2,'alpha');
INSERT INTO "deck_card" VALUES(1,3,'annihilation');
INSERT INTO "deck_card" VALUES(1,4,'assassin');
INSERT INTO "deck_card" VALUES(1,5,'baron');
INSERT INTO "deck_card" VALUES(1,6,'boom');
INSERT INTO "deck_card" VALUES(1,7,'brigand');
INSERT INTO "deck_card" VALUES(1,8,'brute');
INSERT INTO "deck_card" VALUES(1,9,'carapace');
CREATE TABLE forecast_use (
        match TEXT PRIMARY KEY NOT NULL,
        turns INTEGER NOT NULL,
        shown INTEGER NOT NULL,
        ahead INTEGER NOT NULL,
        warned INTEGER NOT NULL,
        heeded INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE match_figures (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        version INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('counted', 'apart', 'unreadable')),
        began TEXT NOT NULL,
        outcome TEXT NOT NULL,
        form TEXT NOT NULL,
        rival TEXT NOT NULL,
        level INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        deck TEXT NOT NULL,
        cards TEXT NOT NULL,
        played TEXT NOT NULL,
        deeds TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "match_figures" VALUES('6180bfe9402abcf0231587fb706b1273',1,'counted','2026-11-22T20:47:17+00:00','lost','preconstructed','greedy',0,1,'1','troll carapace revenant baron boom partisan annihilation brute','','{"hints": 0, "taken_back": 0, "first_game_won": 0, "agreed": 0, "dearest_card": 6, "attacks_in_a_row": 0, "creatures_in_play": 0, "destroyed_at_once": 0, "destroyed_by_one_card": 0, "incantations_played": 0, "creatures_lost": 0, "creatures_destroyed": 0, "hits_taken": 0, "turns": 1, "bastion_fell_first": 0}');
CREATE TABLE match_record (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        text BLOB NOT NULL
    ) STRICT
    ;
INSERT INTO "match_record" VALUES('6180bfe9402abcf0231587fb706b1273',X'7B22627269646765732D6F662D6572726574223A20312C202272756C6573223A20312C20226361726473223A2022653235336262376538343830222C202273656564223A20372C20227465726D73223A207B22666F726D223A2022707265636F6E7374727563746564222C2022736F6C6F223A2066616C73652C202265646974696F6E223A20226669727374222C2022637573746F6D223A2066616C73657D2C20227365617473223A205B7B226E616D65223A2022416461222C20226B696E64223A2022706572736F6E227D2C207B226E616D65223A2022222C20226B696E64223A2022636F6D7075746572222C2022737472656E677468223A2022677265656479227D5D2C2022626567616E223A2022323032362D31312D32325432303A34373A31372B30303A3030227D0A7B22646F223A205B2274616B65222C20305D2C2022646967657374223A2022636564346135313032616537227D0A7B22646F223A205B2274616B65222C20315D2C2022646967657374223A2022663830633734306330653663227D0A7B22656E64223A207B2277696E6E6572223A20227269676874222C202272756C65223A2022636F6E6365646564222C20227475726E73223A20317D7D0A');
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
    ) STRICT
    ;
INSERT INTO "played_match" VALUES('6180bfe9402abcf0231587fb706b1273','2026-11-22T20:47:17+00:00','preconstructed',0,'first',0,'Ada','person','','computer','right','conceded',1,'20261122-204717-261170-ccd1.jsonl');
CREATE TABLE preference (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "preference" VALUES('form','"draft"');
CREATE INDEX played_match_began ON played_match (began);
PRAGMA user_version = 3;

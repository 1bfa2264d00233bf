-- A profile as version 7 of its schema left it. Never changed: players may still have such files.
PRAGMA application_id = 1701999205;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE achievement (
        id TEXT PRIMARY KEY NOT NULL,
        match TEXT NOT NULL,
        earned TEXT NOT NULL
    , bulb INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID
    ;
INSERT INTO "achievement" VALUES('sea_legs','','2026-11-20T10:00:00+00:00',0);
INSERT INTO "achievement" VALUES('steady_hand','','2026-11-20T10:00:00+00:00',0);
CREATE TABLE attempt (
        id INTEGER PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 5),
        form TEXT NOT NULL,
        difficulty TEXT,
        won INTEGER CHECK (won IN (0, 1)),
        turns INTEGER,
        past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1))
    , partner INTEGER NOT NULL DEFAULT 0 CHECK (partner IN (0, 1))) STRICT
    ;
CREATE TABLE daily_puzzle (
        day TEXT PRIMARY KEY NOT NULL,
        puzzle TEXT NOT NULL REFERENCES puzzle,
        length INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE deck (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        changed TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE deck_card (
        deck INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
        place INTEGER NOT NULL,
        card TEXT NOT NULL,
        PRIMARY KEY (deck, place),
        UNIQUE (deck, card)
    ) STRICT, WITHOUT ROWID
    ;
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
    , bulb INTEGER NOT NULL DEFAULT 0) STRICT
    ;
CREATE TABLE match_record (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        text BLOB NOT NULL
    ) STRICT
    ;
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
    , bulb INTEGER NOT NULL DEFAULT 0, ring TEXT NOT NULL DEFAULT '', ring_end TEXT NOT NULL DEFAULT '') STRICT
    ;
CREATE TABLE preference (
        key TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE puzzle (
        id TEXT PRIMARY KEY NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        solved TEXT,
        best_milliseconds INTEGER,
        shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1))
    ) STRICT, WITHOUT ROWID
    ;
CREATE TABLE review (
        record TEXT PRIMARY KEY NOT NULL,
        version INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        answers TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE ring_figures (
        match TEXT PRIMARY KEY NOT NULL REFERENCES played_match,
        began TEXT NOT NULL,
        mode TEXT NOT NULL,
        outcome TEXT NOT NULL,
        place INTEGER NOT NULL,
        form TEXT NOT NULL,
        rival TEXT NOT NULL,
        level INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        bulb INTEGER NOT NULL,
        deeds TEXT NOT NULL
    ) STRICT
    ;
CREATE TABLE voyage_fight (
        voyage TEXT NOT NULL REFERENCES voyage_figures ON DELETE CASCADE,
        number INTEGER NOT NULL,
        record TEXT NOT NULL,
        kind TEXT NOT NULL,
        goal TEXT NOT NULL,
        depth INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        PRIMARY KEY (voyage, number)
    ) STRICT, WITHOUT ROWID
    ;
INSERT INTO "voyage_fight" VALUES('0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',0,'20261120-100000-000000-abcd.jsonl','runners','',2,'won');
INSERT INTO "voyage_fight" VALUES('0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',1,'20261120-101000-000000-abce.jsonl','giants','wrecker',4,'won');
CREATE TABLE voyage_figures (
        id TEXT PRIMARY KEY NOT NULL,
        file TEXT NOT NULL,
        size INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('counted', 'unknown')),
        began TEXT NOT NULL,
        scenario TEXT NOT NULL,
        difficulty TEXT NOT NULL,
        captain TEXT NOT NULL,
        outcome TEXT NOT NULL,
        goal TEXT NOT NULL,
        score INTEGER NOT NULL,
        day INTEGER NOT NULL,
        days_left INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        fights_won INTEGER NOT NULL,
        cards TEXT NOT NULL,
        packs TEXT NOT NULL,
        relics TEXT NOT NULL
    ) STRICT
    ;
INSERT INTO "voyage_figures" VALUES('0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b','20261120-095900-000000-0001.jsonl',4711,'counted','2026-11-20T10:00:00+00:00','out_of_the_harbour','storm','sanna','won','wrecker',214,4,1,4,2,'assassin brigand carapace carnivore combustion gnome mutant vortex','assassin brigand carapace carnivore combustion gnome mutant vortex','whetstone oak_planks red_thread low_sun low_tide');
INSERT INTO "voyage_figures" VALUES('0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c','20261121-095900-000000-0002.jsonl',311,'counted','2026-11-21T10:00:00+00:00','out_of_the_harbour','fair','sanna','lost','',40,4,0,4,2,'','','');
CREATE INDEX played_match_began ON played_match (began);
CREATE INDEX voyage_fight_record ON voyage_fight (record);
COMMIT;

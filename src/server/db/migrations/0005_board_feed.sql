-- Whoever writes boards, by whatever way, the total stays right and the lookups of all processes learn of it
-- (docs/decisions/020-board-lookup.md and 021-totals.md). Once a statement, not once a row.
CREATE FUNCTION "note_board_writes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	seqs bigint[];
	n bigint;
BEGIN
	SELECT array_agg(seq), count(*) INTO seqs, n FROM written;
	IF n = 0 THEN
		RETURN NULL;
	END IF;
	INSERT INTO board_feed (seqs) VALUES (seqs);
	IF tg_op = 'UPDATE' THEN
		RETURN NULL;
	END IF;
	IF tg_op = 'DELETE' THEN
		n := -n;
	END IF;
	-- One row a connection, near enough: two writers seldom wait for each other.
	INSERT INTO totals AS t (name, shard, n) VALUES ('boards', pg_backend_pid() % 64, n)
	ON CONFLICT (name, shard) DO UPDATE SET n = t.n + excluded.n;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "boards_inserted" AFTER INSERT ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
CREATE TRIGGER "boards_updated" AFTER UPDATE ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
CREATE TRIGGER "boards_removed" AFTER DELETE ON "boards" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
INSERT INTO "totals" ("name", "shard", "n") SELECT 'boards', 0, count(*) FROM "boards" ON CONFLICT ("name", "shard") DO UPDATE SET "n" = excluded."n";

-- Who has which artwork open is told when it changes, and not each time that a console says it still has it open.
CREATE FUNCTION "note_presence"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[];
BEGIN
	SELECT array_agg(DISTINCT moved.file_id) INTO named FROM (
		SELECT unnest(array[b.file_id, w.file_id]) AS file_id FROM written w JOIN before b USING (client_id) WHERE w.file_id <> b.file_id
	) AS moved;
	IF named IS NOT NULL THEN
		INSERT INTO changes (xid, kind, ids) VALUES (pg_current_xact_id(), 'presence', named);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "presence_noted_update" ON "presence";--> statement-breakpoint
CREATE TRIGGER "presence_noted_update" AFTER UPDATE ON "presence" REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_presence();

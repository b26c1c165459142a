-- locks files: four small indexes over at most some ten thousand artworks, seconds at most.
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"asked_by_name" text DEFAULT '' NOT NULL,
	"settled_by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"client_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "needed_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "need_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "sandbox_ads" ADD COLUMN "withdrawals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_ads" ADD COLUMN "withdraw_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open" ON "withdrawals" USING btree ("submission_id") WHERE state in ('queued', 'asking', 'accepted', 'live');--> statement-breakpoint
CREATE INDEX "withdrawals_file" ON "withdrawals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "presence_file" ON "presence" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_need" ON "files" USING btree ((case when is_pre_approved is null then needed_by end),"created_at","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_need_until" ON "files" USING btree ("need_until") WHERE need_until is not null;--> statement-breakpoint
CREATE INDEX "files_picture_bands" ON "files" USING gin ((array['0' || substr(picture_hash, 1, 4), '1' || substr(picture_hash, 5, 4), '2' || substr(picture_hash, 9, 4), '3' || substr(picture_hash, 13, 4)])) WHERE picture_hash <> '' and deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_unhashed" ON "files" USING btree ("created_at","id") WHERE picture_hash is null and deleted_at is null and purpose = 'artwork';--> statement-breakpoint
-- What an artwork holds up, worked out anew. The rows are locked first, in one order, and read in a statement of their own after
-- the wait: another campaign of the same artwork may just have been changed.
CREATE FUNCTION "refresh_needs"(wanted text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF wanted IS NULL THEN
		RETURN;
	END IF;
	PERFORM 1 FROM files WHERE id = ANY(wanted) ORDER BY id FOR NO KEY UPDATE;
	UPDATE files f SET needed_by = n.needed_by, need_until = n.need_until
	FROM (
		SELECT w.id, min(coalesce(c.start_time, c.created_at)) AS needed_by, min(c.end_time) AS need_until
		FROM unnest(wanted) AS w(id)
		LEFT JOIN campaign_artworks u ON u.file_id = w.id
		LEFT JOIN campaigns c ON c.id = u.campaign_id AND c.deleted_at IS NULL AND NOT c.campaign_paused
			AND (c.end_time IS NULL OR c.end_time > clock_timestamp())
		GROUP BY w.id
	) n
	WHERE f.id = n.id AND (f.needed_by IS DISTINCT FROM n.needed_by OR f.need_until IS DISTINCT FROM n.need_until);
END $$;--> statement-breakpoint
CREATE FUNCTION "note_campaign_needs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_needs((
		SELECT array_agg(DISTINCT u.file_id)
		FROM written w JOIN before b ON b.id = w.id JOIN campaign_artworks u ON u.campaign_id = w.id
		WHERE (w.campaign_paused, w.start_time, w.end_time, w.deleted_at) IS DISTINCT FROM (b.campaign_paused, b.start_time, b.end_time, b.deleted_at)
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_artwork_needs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_needs((SELECT array_agg(DISTINCT file_id) FROM written));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "campaigns_needs" AFTER UPDATE ON "campaigns" REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_campaign_needs();--> statement-breakpoint
CREATE TRIGGER "campaign_artworks_needs_added" AFTER INSERT ON "campaign_artworks" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_artwork_needs();--> statement-breakpoint
CREATE TRIGGER "campaign_artworks_needs_removed" AFTER DELETE ON "campaign_artworks" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_artwork_needs();--> statement-breakpoint
SELECT refresh_needs((SELECT array_agg(DISTINCT file_id) FROM campaign_artworks));--> statement-breakpoint
-- Which records a statement wrote, for the consoles that show them (docs/decisions: events). Arguments: the kind, and the column of the id.
CREATE FUNCTION "note_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[];
BEGIN
	EXECUTE format('SELECT array_agg(DISTINCT %I) FROM written', tg_argv[1]) INTO named;
	IF named IS NULL THEN
		RETURN NULL;
	END IF;
	INSERT INTO changes (xid, kind, ids)
	VALUES (pg_current_xact_id(), tg_argv[0], CASE WHEN cardinality(named) > 100 THEN '{}'::text[] ELSE named END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "files_noted_insert" AFTER INSERT ON "files" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('artwork', 'id');--> statement-breakpoint
CREATE TRIGGER "files_noted_update" AFTER UPDATE ON "files" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('artwork', 'id');--> statement-breakpoint
CREATE TRIGGER "submissions_noted_insert" AFTER INSERT ON "submissions" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "submissions_noted_update" AFTER UPDATE ON "submissions" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "withdrawals_noted_insert" AFTER INSERT ON "withdrawals" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "withdrawals_noted_update" AFTER UPDATE ON "withdrawals" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "campaigns_noted_insert" AFTER INSERT ON "campaigns" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('campaign', 'id');--> statement-breakpoint
CREATE TRIGGER "campaigns_noted_update" AFTER UPDATE ON "campaigns" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('campaign', 'id');--> statement-breakpoint
CREATE TRIGGER "boards_noted_insert" AFTER INSERT ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('board', 'id');--> statement-breakpoint
CREATE TRIGGER "boards_noted_update" AFTER UPDATE ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('board', 'id');--> statement-breakpoint
CREATE TRIGGER "presence_noted_insert" AFTER INSERT ON "presence" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('presence', 'file_id');--> statement-breakpoint
CREATE TRIGGER "presence_noted_update" AFTER UPDATE ON "presence" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('presence', 'file_id');--> statement-breakpoint
CREATE TRIGGER "presence_noted_delete" AFTER DELETE ON "presence" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('presence', 'file_id');

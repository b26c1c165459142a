-- Days of spend, and what the figures of /insights are read by.
CREATE TABLE "campaign_spend_days" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "campaign_spend_days_day_campaign_id_pk" PRIMARY KEY("day","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "verdict_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "campaign_spend_days_campaign" ON "campaign_spend_days" USING btree ("campaign_id","day");--> statement-breakpoint
CREATE INDEX "file_events_decisions" ON "file_events" USING btree ("at","file_id","from_state","to_state") WHERE kind in ('approved', 'disapproved', 'undone');--> statement-breakpoint
CREATE INDEX "files_decided" ON "files" USING btree ("decided_at","org_id","is_pre_approved","decided_by","created_at") WHERE deleted_at is null and purpose = 'artwork' and is_pre_approved is not null;--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at","created_at","org_id","is_pre_approved") WHERE deleted_at is not null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("created_at");--> statement-breakpoint
-- Whoever writes spend, by whatever way, the days stay right (docs/decisions, 'Figures'). Once a statement, in the order of the
-- key, so that two writers never wait for each other in a circle.
CREATE FUNCTION "note_spend"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, sum(spent)
		FROM (SELECT at, campaign_id, micros AS spent FROM written UNION ALL SELECT at, campaign_id, -micros FROM gone) AS moved
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	ELSIF tg_op = 'INSERT' THEN
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, sum(micros) FROM written GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	ELSE
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, -sum(micros) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "spend_inserted" AFTER INSERT ON "campaign_spend" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
CREATE TRIGGER "spend_updated" AFTER UPDATE ON "campaign_spend" REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
CREATE TRIGGER "spend_removed" AFTER DELETE ON "campaign_spend" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
INSERT INTO "campaign_spend_days" ("day", "campaign_id", "micros") SELECT ("at" AT TIME ZONE 'UTC')::date, "campaign_id", sum("micros") FROM "campaign_spend" GROUP BY 1, 2;--> statement-breakpoint
UPDATE "submissions" s SET "verdict_at" = coalesce((SELECT max(e."at") FROM "file_events" e WHERE e."file_id" = s."file_id" AND e."kind" = 'submission' AND e."to_state" = s."state"), s."updated_at") WHERE s."state" IN ('approved', 'denied');

CREATE TABLE "board_edits" (
	"board_id" text NOT NULL,
	"field" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_edits_board_id_field_pk" PRIMARY KEY("board_id","field")
);
--> statement-breakpoint
CREATE TABLE "inventory_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"by_name" text NOT NULL,
	"next" text DEFAULT '',
	"pages" integer DEFAULT 0 NOT NULL,
	"screens" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"found_new" integer DEFAULT 0 NOT NULL,
	"found_changed" integer DEFAULT 0 NOT NULL,
	"found_gone" integer DEFAULT 0 NOT NULL,
	"found_back" integer DEFAULT 0 NOT NULL,
	"error" text,
	"ruled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inventory_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"board_id" text,
	"screen_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"publisher_name" text NOT NULL,
	"publisher_name_key" text collate "C" NOT NULL,
	"fields" jsonb NOT NULL,
	"values" jsonb,
	"fingerprint" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_from" timestamp with time zone,
	"rule_id" text,
	"load_id" text,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "inventory_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"publisher_name" text,
	"venue_type" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_seen" (
	"check_id" text NOT NULL,
	"screen_id" text NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "inventory_seen_check_id_screen_id_pk" PRIMARY KEY("check_id","screen_id")
);
--> statement-breakpoint
ALTER TABLE "board_loads" ADD COLUMN "source" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_checks_running" ON "inventory_checks" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "inventory_checks_started" ON "inventory_checks" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_differences_staged" ON "inventory_differences" USING btree ("subject") WHERE status = 'staged';--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_differences_subject" ON "inventory_differences" USING btree ("subject") WHERE status <> 'staged';--> statement-breakpoint
CREATE INDEX "inventory_differences_list" ON "inventory_differences" USING btree ("status","publisher_name_key","name_key","id");--> statement-breakpoint
CREATE INDEX "inventory_differences_board" ON "inventory_differences" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "inventory_differences_load" ON "inventory_differences" USING btree ("load_id");--> statement-breakpoint
CREATE INDEX "inventory_seen_device" ON "inventory_seen" USING btree ("check_id","device_id") WHERE device_id <> '';--> statement-breakpoint
-- Whoever changed a board by hand before keeps what they wrote: the audit log says which fields. Too many marks do no harm, they only ask.
INSERT INTO "board_edits" ("board_id", "field", "by_name", "at")
SELECT DISTINCT ON (a.subject_id, f.field) a.subject_id, f.field, a.by_name, a.at
FROM audit_log a
CROSS JOIN unnest(ARRAY['boardname', 'boardcoords.lat', 'boardcoords.long', 'boardloc.city', 'boardloc.state', 'boardloc.country', 'boardsize.height', 'boardsize.width', 'boardminCPI', 'surfaceArea', 'reachBoardID', 'device_id', 'publisher_id', 'publisher_name', 'opening_hours', 'screenType', 'venueType', 'adTypes', 'boardImgURL']) AS f(field)
WHERE a.action = 'board.modify' AND a.user_id IS NOT NULL AND (position(': ' || f.field || ': ' in a.detail) > 0 OR position('; ' || f.field || ': ' in a.detail) > 0)
ORDER BY a.subject_id, f.field, a.at DESC;

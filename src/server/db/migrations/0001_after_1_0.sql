ALTER TABLE "inventory_checks" ADD COLUMN "unreadable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE "inventory_listed" (
	"board_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Boards in whose differences the provider's own values were seen: it has listed them.
INSERT INTO "inventory_listed" ("board_id")
SELECT DISTINCT "board_id" FROM "inventory_differences" WHERE "board_id" IS NOT NULL AND "state" IN ('changed', 'back');--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "preferences_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Organisations are noted like boards, campaigns and artwork (docs/decisions/041-events.md).
-- locks organisations: adding a trigger takes no longer than the statement itself
CREATE TRIGGER "organisations_noted_insert" AFTER INSERT ON "organisations" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('organisation', 'id');--> statement-breakpoint
CREATE TRIGGER "organisations_noted_update" AFTER UPDATE ON "organisations" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('organisation', 'id');--> statement-breakpoint
CREATE TABLE "file_words" (
	"file_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"folded" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placement_rules" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"refuses" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "placement_rules_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "categories" jsonb;--> statement-breakpoint
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_edits" ADD COLUMN "undid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sent_categories" jsonb;--> statement-breakpoint
-- On tables of a few thousand rows at most, or covered by a unique index.
DROP INDEX "board_loads_at";--> statement-breakpoint
DROP INDEX "withdrawals_file";--> statement-breakpoint
DROP INDEX "withdrawals_state";--> statement-breakpoint
DROP INDEX "known_devices_user";--> statement-breakpoint
DROP INDEX "organisations_name";--> statement-breakpoint
DROP INDEX "password_links_user";--> statement-breakpoint
DROP INDEX "teams_name";--> statement-breakpoint
DROP INDEX "oidc_sign_ins_expires";--> statement-breakpoint
DROP INDEX "service_tokens_created";--> statement-breakpoint
DROP INDEX "idempotency_keys_created";--> statement-breakpoint
DROP INDEX "presence_file";--> statement-breakpoint
DROP INDEX "inventory_checks_started";

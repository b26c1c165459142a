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
CREATE TRIGGER "organisations_noted_update" AFTER UPDATE ON "organisations" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('organisation', 'id');

CREATE TABLE "inventory_listed" (
	"board_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Boards in whose differences the provider's own values were seen: it has listed them.
INSERT INTO "inventory_listed" ("board_id")
SELECT DISTINCT "board_id" FROM "inventory_differences" WHERE "board_id" IS NOT NULL AND "state" IN ('changed', 'back');

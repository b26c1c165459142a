-- The new ones first: reading goes on meanwhile.
CREATE INDEX "boards_owner_set" ON "boards" USING btree ("board_owner") WHERE board_owner is not null;--> statement-breakpoint
CREATE INDEX "boards_team_set" ON "boards" USING btree ("team") WHERE team is not null;--> statement-breakpoint
DROP INDEX "boards_country", "boards_city", "boards_publisher", "boards_venue", "boards_deleted", "boards_created", "boards_edited", "boards_owner", "boards_team";--> statement-breakpoint
ALTER INDEX "boards_owner_set" RENAME TO "boards_owner";--> statement-breakpoint
ALTER INDEX "boards_team_set" RENAME TO "boards_team";

DROP INDEX "boards_country";--> statement-breakpoint
DROP INDEX "boards_city";--> statement-breakpoint
DROP INDEX "boards_publisher";--> statement-breakpoint
DROP INDEX "boards_venue";--> statement-breakpoint
DROP INDEX "boards_deleted";--> statement-breakpoint
DROP INDEX "boards_created";--> statement-breakpoint
DROP INDEX "boards_edited";--> statement-breakpoint
DROP INDEX "boards_owner";--> statement-breakpoint
DROP INDEX "boards_team";--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("board_owner") WHERE board_owner is not null;--> statement-breakpoint
CREATE INDEX "boards_team" ON "boards" USING btree ("team") WHERE team is not null;
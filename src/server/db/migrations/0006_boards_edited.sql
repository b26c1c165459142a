DROP INDEX "boards_edited";--> statement-breakpoint
CREATE INDEX "boards_edited" ON "boards" USING btree ("last_edited" NULLS FIRST,"id");
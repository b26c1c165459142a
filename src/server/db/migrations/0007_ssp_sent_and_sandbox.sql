CREATE TABLE "sandbox_ads" (
	"id" text PRIMARY KEY NOT NULL,
	"bidder" text NOT NULL,
	"ad" jsonb NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"feedback" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"init" bigint NOT NULL,
	"lastmod" bigint NOT NULL,
	"review_at" timestamp with time zone NOT NULL,
	"will_deny" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "submissions_remote" ON "submissions" USING btree ("remote_id") WHERE remote_id is not null;
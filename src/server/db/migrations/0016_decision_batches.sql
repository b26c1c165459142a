CREATE TABLE "decision_batches" (
	"id" text NOT NULL,
	"by" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_batches_id_by_pk" PRIMARY KEY("id","by")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "batch" text;
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
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
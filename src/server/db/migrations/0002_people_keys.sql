ALTER TABLE "organisations" ADD COLUMN "org_type_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "first_name_key" = lower("first_name"), "last_name_key" = lower("last_name");--> statement-breakpoint
UPDATE "organisations" SET "org_type_key" = lower("org_type");

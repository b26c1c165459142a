ALTER TABLE "users" ADD COLUMN "roles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Every administrator of an installation from before the roles may do everything, as until now.
UPDATE "users" SET "roles" = '[{"role": "Owner", "organisations": null}]'::jsonb WHERE "is_admin";

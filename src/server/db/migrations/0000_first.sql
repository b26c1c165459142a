CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" text PRIMARY KEY NOT NULL,
	"ad_name" text NOT NULL,
	"ad_name_key" text collate "C" NOT NULL,
	"file_id" text NOT NULL,
	"campaign_id" text,
	"org_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_events" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user" text,
	"by_name" text NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"comment" text,
	"checks" jsonb
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_name_key" text collate "C" NOT NULL,
	"storage_key" text NOT NULL,
	"file_format" text NOT NULL,
	"purpose" text DEFAULT 'artwork' NOT NULL,
	"org_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_edited" timestamp with time zone,
	"is_reviewed" boolean DEFAULT false NOT NULL,
	"is_pre_approved" boolean,
	"approval_comment" text,
	"reach_creative_id" text,
	"mw_creative_id" text,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"facts" jsonb NOT NULL,
	"uploaded_by" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"before" jsonb,
	"undo_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"file_version" integer DEFAULT 1 NOT NULL,
	"driver" text NOT NULL,
	"external_id" text NOT NULL,
	"remote_id" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"feedback" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"submitted_by" text,
	"submitted_by_name" text DEFAULT '' NOT NULL,
	"remote_lastmod" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_load_changes" (
	"load_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "board_load_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board_id" text NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "board_load_changes_load_id_seq_pk" PRIMARY KEY("load_id","seq")
);
--> statement-breakpoint
CREATE TABLE "board_loads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"rows" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"by_user" text,
	"by_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" text PRIMARY KEY NOT NULL,
	"boardname" text DEFAULT '' NOT NULL,
	"boardname_key" text collate "C" DEFAULT '' NOT NULL,
	"lat" double precision,
	"long" double precision,
	"city" text DEFAULT '' NOT NULL,
	"city_key" text collate "C" DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"country_key" text collate "C" DEFAULT '' NOT NULL,
	"height" integer,
	"width" integer,
	"min_cpi_micros" bigint,
	"surface_area" double precision,
	"board_owner" text,
	"team" text,
	"reach_board_id" text DEFAULT '' NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"device_slot" integer DEFAULT 0 NOT NULL,
	"publisher_id" text DEFAULT '' NOT NULL,
	"publisher_name" text DEFAULT '' NOT NULL,
	"publisher_name_key" text collate "C" DEFAULT '' NOT NULL,
	"opening_hours" text DEFAULT '' NOT NULL,
	"screen_type" text DEFAULT '' NOT NULL,
	"venue_type" text DEFAULT '' NOT NULL,
	"venue_type_key" text collate "C" DEFAULT '' NOT NULL,
	"ad_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"board_paused" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"board_file" text,
	"board_img_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_edited" timestamp with time zone,
	"edited_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_artworks" (
	"campaign_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "campaign_artworks_campaign_id_file_id_pk" PRIMARY KEY("campaign_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_boards" (
	"campaign_id" text NOT NULL,
	"board_id" text NOT NULL,
	CONSTRAINT "campaign_boards_campaign_id_board_id_pk" PRIMARY KEY("campaign_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_spend" (
	"campaign_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "campaign_spend_campaign_id_at_pk" PRIMARY KEY("campaign_id","at")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_name" text NOT NULL,
	"campaign_name_key" text collate "C" NOT NULL,
	"campaign_paused" boolean DEFAULT false NOT NULL,
	"is_daily_budget_enabled" boolean DEFAULT false NOT NULL,
	"daily_budget_micros" bigint,
	"is_monthly_budget_enabled" boolean DEFAULT false NOT NULL,
	"monthly_budget_micros" bigint,
	"parent_org" text,
	"management_team" text,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_edited" timestamp with time zone,
	"edited_by" text,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"org_name" text NOT NULL,
	"org_name_key" text collate "C" NOT NULL,
	"org_type" text DEFAULT '' NOT NULL,
	"parent_org" text,
	"funds_micros" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"member_order" integer DEFAULT 0 NOT NULL,
	"team_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"team_name" text NOT NULL,
	"team_name_key" text collate "C" NOT NULL,
	"org_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"password_hash" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"recent_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totp_secret" text,
	"totp_confirmed" boolean DEFAULT false NOT NULL,
	"recovery_code_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_seen" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"micros" bigint NOT NULL,
	"balance_micros" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"by_user" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"by_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"name" text NOT NULL,
	"shard" integer DEFAULT 0 NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "totals_name_shard_pk" PRIMARY KEY("name","shard")
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_load_changes" ADD CONSTRAINT "board_load_changes_load_id_board_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."board_loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_artworks" ADD CONSTRAINT "campaign_artworks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_boards" ADD CONSTRAINT "campaign_boards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_boards" ADD CONSTRAINT "campaign_boards_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_spend" ADD CONSTRAINT "campaign_spend_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_file" ON "ads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ads_campaign" ON "ads" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ads_created" ON "ads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "file_events_file" ON "file_events" USING btree ("file_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_name" ON "files" USING btree ("file_name_key","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_decision" ON "files" USING btree ("is_pre_approved","file_name_key","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_org" ON "files" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_file_version" ON "submissions" USING btree ("file_id","file_version");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_external" ON "submissions" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("next_attempt_at") WHERE state in ('queued', 'submitting');--> statement-breakpoint
CREATE INDEX "submissions_state" ON "submissions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "board_loads_at" ON "board_loads" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_device" ON "boards" USING btree ("device_id","device_slot") WHERE device_id <> '' and not is_deleted;--> statement-breakpoint
CREATE INDEX "boards_name" ON "boards" USING btree ("boardname_key","id");--> statement-breakpoint
CREATE INDEX "boards_country" ON "boards" USING btree ("country_key","id");--> statement-breakpoint
CREATE INDEX "boards_city" ON "boards" USING btree ("city_key","id");--> statement-breakpoint
CREATE INDEX "boards_publisher" ON "boards" USING btree ("publisher_name_key","id");--> statement-breakpoint
CREATE INDEX "boards_venue" ON "boards" USING btree ("venue_type_key","id");--> statement-breakpoint
CREATE INDEX "boards_deleted" ON "boards" USING btree ("is_deleted","id");--> statement-breakpoint
CREATE INDEX "boards_created" ON "boards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "boards_edited" ON "boards" USING btree ("last_edited","id");--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("board_owner","boardname_key","id");--> statement-breakpoint
CREATE INDEX "boards_team" ON "boards" USING btree ("team","boardname_key","id");--> statement-breakpoint
CREATE INDEX "boards_search" ON "boards" USING gin ((boardname_key || ' ' || city_key) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaign_artworks_file" ON "campaign_artworks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "campaign_boards_board" ON "campaign_boards" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "campaigns_name" ON "campaigns" USING btree ("campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_org" ON "campaigns" USING btree ("parent_org","campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_team" ON "campaigns" USING btree ("management_team","campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree ("org_name_key","id");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id","team_order");--> statement-breakpoint
CREATE INDEX "teams_org" ON "teams" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("team_name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "wallet_entries_org" ON "wallet_entries" USING btree ("org_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
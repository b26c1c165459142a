-- The schema of version 1.0.0, whose databases are known by the time of this migration in the journal.
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
CREATE TABLE "decision_batches" (
	"id" text NOT NULL,
	"by" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_batches_id_by_pk" PRIMARY KEY("id","by")
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
	"batch" text,
	"needed_by" timestamp with time zone,
	"need_until" timestamp with time zone,
	"picture_hash" text,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
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
	"sent_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"submitted_by" text,
	"submitted_by_name" text DEFAULT '' NOT NULL,
	"verdict_at" timestamp with time zone,
	"remote_lastmod" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"file_id" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"asked_by_name" text DEFAULT '' NOT NULL,
	"settled_by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seqs" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_load_chunks" (
	"load_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "board_load_chunks_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created" jsonb NOT NULL,
	"updated" jsonb NOT NULL,
	CONSTRAINT "board_load_chunks_load_id_seq_pk" PRIMARY KEY("load_id","seq")
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
	"undone_by" text,
	"source" text DEFAULT 'csv' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "boards_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "campaign_spend_days" (
	"campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "campaign_spend_days_day_campaign_id_pk" PRIMARY KEY("day","campaign_id")
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
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"client_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"start" text NOT NULL,
	"roles" jsonb NOT NULL,
	"created_by" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "service_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "board_edits" (
	"board_id" text NOT NULL,
	"field" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_edits_board_id_field_pk" PRIMARY KEY("board_id","field")
);
--> statement-breakpoint
CREATE TABLE "inventory_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"by_name" text NOT NULL,
	"next" text DEFAULT '',
	"pages" integer DEFAULT 0 NOT NULL,
	"screens" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"found_new" integer DEFAULT 0 NOT NULL,
	"found_changed" integer DEFAULT 0 NOT NULL,
	"found_gone" integer DEFAULT 0 NOT NULL,
	"found_back" integer DEFAULT 0 NOT NULL,
	"error" text,
	"ruled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inventory_differences" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"board_id" text,
	"screen_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"publisher_name" text NOT NULL,
	"publisher_name_key" text collate "C" NOT NULL,
	"fields" jsonb NOT NULL,
	"values" jsonb,
	"fingerprint" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"gone_from" timestamp with time zone,
	"rule_id" text,
	"load_id" text,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "inventory_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"publisher_name" text,
	"venue_type" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_seen" (
	"check_id" text NOT NULL,
	"screen_id" text NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "inventory_seen_check_id_screen_id_pk" PRIMARY KEY("check_id","screen_id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
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
	"org_type_key" text collate "C" DEFAULT '' NOT NULL,
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
	"method" text DEFAULT 'password' NOT NULL,
	"id_token" text,
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
	"first_name_key" text collate "C" DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"last_name_key" text collate "C" DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"password_hash" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"recent_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totp_secret" text,
	"totp_confirmed" boolean DEFAULT false NOT NULL,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" integer,
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
	"changes" jsonb,
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
-- Counts of the last minutes: worth nothing after a crash.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
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
	"posts" integer DEFAULT 0 NOT NULL,
	"withdrawals" integer DEFAULT 0 NOT NULL,
	"withdraw_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_load_chunks" ADD CONSTRAINT "board_load_chunks_load_id_board_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."board_loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_artworks" ADD CONSTRAINT "campaign_artworks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_boards" ADD CONSTRAINT "campaign_boards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_boards" ADD CONSTRAINT "campaign_boards_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_spend" ADD CONSTRAINT "campaign_spend_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "file_events_decisions" ON "file_events" USING btree ("at","file_id","from_state","to_state") WHERE kind in ('approved', 'disapproved', 'undone');--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_created" ON "files" USING btree ("created_at","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_name" ON "files" USING btree ("file_name_key","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_decision" ON "files" USING btree ("is_pre_approved","file_name_key","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_org" ON "files" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "files_decided" ON "files" USING btree ("decided_at","org_id","is_pre_approved","decided_by","created_at") WHERE deleted_at is null and purpose = 'artwork' and is_pre_approved is not null;--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at","created_at","org_id","is_pre_approved") WHERE deleted_at is not null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_need" ON "files" USING btree ((case when is_pre_approved is null then needed_by end),"created_at","id") WHERE deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_need_until" ON "files" USING btree ("need_until") WHERE need_until is not null;--> statement-breakpoint
CREATE INDEX "files_picture_bands" ON "files" USING gin ((array['0' || substr(picture_hash, 1, 4), '1' || substr(picture_hash, 5, 4), '2' || substr(picture_hash, 9, 4), '3' || substr(picture_hash, 13, 4)])) WHERE picture_hash <> '' and deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE INDEX "files_unhashed" ON "files" USING btree ("created_at","id") WHERE picture_hash is null and deleted_at is null and purpose = 'artwork';--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_file_version" ON "submissions" USING btree ("file_id","file_version");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_external" ON "submissions" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "submissions_due" ON "submissions" USING btree ("next_attempt_at") WHERE state in ('queued', 'submitting');--> statement-breakpoint
CREATE INDEX "submissions_state" ON "submissions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_remote" ON "submissions" USING btree ("remote_id") WHERE remote_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open" ON "withdrawals" USING btree ("submission_id") WHERE state in ('queued', 'asking', 'accepted', 'live');--> statement-breakpoint
CREATE INDEX "withdrawals_file" ON "withdrawals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "board_feed_xid" ON "board_feed" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "board_loads_at" ON "board_loads" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_device" ON "boards" USING btree ("device_id","device_slot") WHERE device_id <> '' and not is_deleted;--> statement-breakpoint
CREATE INDEX "boards_name" ON "boards" USING btree ("boardname_key","id");--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("board_owner") WHERE board_owner is not null;--> statement-breakpoint
CREATE INDEX "boards_team" ON "boards" USING btree ("team") WHERE team is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_seq" ON "boards" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "boards_device_gone" ON "boards" USING btree ("device_id") WHERE device_id <> '' and is_deleted;--> statement-breakpoint
CREATE INDEX "campaign_artworks_file" ON "campaign_artworks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "campaign_boards_board" ON "campaign_boards" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "campaign_spend_days_campaign" ON "campaign_spend_days" USING btree ("campaign_id","day");--> statement-breakpoint
CREATE INDEX "campaigns_name" ON "campaigns" USING btree ("campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_org" ON "campaigns" USING btree ("parent_org","campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "campaigns_team" ON "campaigns" USING btree ("management_team","campaign_name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "presence_file" ON "presence" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_expires" ON "oidc_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "service_tokens_created" ON "service_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_checks_running" ON "inventory_checks" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "inventory_checks_started" ON "inventory_checks" USING btree ("started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_differences_staged" ON "inventory_differences" USING btree ("subject") WHERE status = 'staged';--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_differences_subject" ON "inventory_differences" USING btree ("subject") WHERE status <> 'staged';--> statement-breakpoint
CREATE INDEX "inventory_differences_list" ON "inventory_differences" USING btree ("status","publisher_name_key","name_key","id");--> statement-breakpoint
CREATE INDEX "inventory_differences_board" ON "inventory_differences" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "inventory_differences_load" ON "inventory_differences" USING btree ("load_id");--> statement-breakpoint
CREATE INDEX "inventory_seen_device" ON "inventory_seen" USING btree ("check_id","device_id") WHERE device_id <> '';--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_failures_address" ON "login_failures" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_name_unique" ON "organisations" USING btree ("org_name_key");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree ("org_name_key","id");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id","team_order");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name_unique" ON "teams" USING btree ("org_id","team_name_key");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("team_name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "wallet_entries_org" ON "wallet_entries" USING btree ("org_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- Whatever writes boards, the total stays right, and the indexes of all processes learn of it (docs/decisions/012-board-index.md).
-- Once a statement, not once a row.
CREATE FUNCTION "note_board_writes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	seqs bigint[];
	n bigint;
BEGIN
	SELECT array_agg(seq), count(*) INTO seqs, n FROM written;
	IF n = 0 THEN
		RETURN NULL;
	END IF;
	INSERT INTO board_feed (seqs) VALUES (seqs);
	IF tg_op = 'UPDATE' THEN
		RETURN NULL;
	END IF;
	IF tg_op = 'DELETE' THEN
		n := -n;
	END IF;
	-- One row a connection, near enough: two writers seldom wait for each other.
	INSERT INTO totals AS t (name, shard, n) VALUES ('boards', pg_backend_pid() % 64, n)
	ON CONFLICT (name, shard) DO UPDATE SET n = t.n + excluded.n;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "boards_inserted" AFTER INSERT ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
CREATE TRIGGER "boards_updated" AFTER UPDATE ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
CREATE TRIGGER "boards_removed" AFTER DELETE ON "boards" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_board_writes();--> statement-breakpoint
-- Whatever writes spend, the days stay right (docs/decisions/028-figures.md). Once a statement, in the order of the key, so that
-- two writers never wait for each other in a circle.
CREATE FUNCTION "note_spend"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, sum(spent)
		FROM (SELECT at, campaign_id, micros AS spent FROM written UNION ALL SELECT at, campaign_id, -micros FROM gone) AS moved
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	ELSIF tg_op = 'INSERT' THEN
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, sum(micros) FROM written GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	ELSE
		INSERT INTO campaign_spend_days AS d (day, campaign_id, micros)
		SELECT (at AT TIME ZONE 'UTC')::date, campaign_id, -sum(micros) FROM gone GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (day, campaign_id) DO UPDATE SET micros = d.micros + excluded.micros;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "spend_inserted" AFTER INSERT ON "campaign_spend" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
CREATE TRIGGER "spend_updated" AFTER UPDATE ON "campaign_spend" REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
CREATE TRIGGER "spend_removed" AFTER DELETE ON "campaign_spend" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_spend();--> statement-breakpoint
-- What an artwork holds up, worked out anew. The rows are locked first, in one order, and read in a statement of their own after
-- the wait: another campaign of the same artwork may just have been changed.
CREATE FUNCTION "refresh_needs"(wanted text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF wanted IS NULL THEN
		RETURN;
	END IF;
	PERFORM 1 FROM files WHERE id = ANY(wanted) ORDER BY id FOR NO KEY UPDATE;
	UPDATE files f SET needed_by = n.needed_by, need_until = n.need_until
	FROM (
		SELECT w.id, min(coalesce(c.start_time, c.created_at)) AS needed_by, min(c.end_time) AS need_until
		FROM unnest(wanted) AS w(id)
		LEFT JOIN campaign_artworks u ON u.file_id = w.id
		LEFT JOIN campaigns c ON c.id = u.campaign_id AND c.deleted_at IS NULL AND NOT c.campaign_paused
			AND (c.end_time IS NULL OR c.end_time > clock_timestamp())
		GROUP BY w.id
	) n
	WHERE f.id = n.id AND (f.needed_by IS DISTINCT FROM n.needed_by OR f.need_until IS DISTINCT FROM n.need_until);
END $$;--> statement-breakpoint
CREATE FUNCTION "note_campaign_needs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_needs((
		SELECT array_agg(DISTINCT u.file_id)
		FROM written w JOIN before b ON b.id = w.id JOIN campaign_artworks u ON u.campaign_id = w.id
		WHERE (w.campaign_paused, w.start_time, w.end_time, w.deleted_at) IS DISTINCT FROM (b.campaign_paused, b.start_time, b.end_time, b.deleted_at)
	));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_artwork_needs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_needs((SELECT array_agg(DISTINCT file_id) FROM written));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "campaigns_needs" AFTER UPDATE ON "campaigns" REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_campaign_needs();--> statement-breakpoint
CREATE TRIGGER "campaign_artworks_needs_added" AFTER INSERT ON "campaign_artworks" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_artwork_needs();--> statement-breakpoint
CREATE TRIGGER "campaign_artworks_needs_removed" AFTER DELETE ON "campaign_artworks" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_artwork_needs();--> statement-breakpoint
-- Which records a statement wrote, for the consoles that show them (docs/decisions/041-events.md). Arguments: the kind, and the column of the id.
CREATE FUNCTION "note_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[];
BEGIN
	EXECUTE format('SELECT array_agg(DISTINCT %I) FROM written', tg_argv[1]) INTO named;
	IF named IS NULL THEN
		RETURN NULL;
	END IF;
	INSERT INTO changes (xid, kind, ids)
	VALUES (pg_current_xact_id(), tg_argv[0], CASE WHEN cardinality(named) > 100 THEN '{}'::text[] ELSE named END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "files_noted_insert" AFTER INSERT ON "files" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('artwork', 'id');--> statement-breakpoint
CREATE TRIGGER "files_noted_update" AFTER UPDATE ON "files" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('artwork', 'id');--> statement-breakpoint
CREATE TRIGGER "submissions_noted_insert" AFTER INSERT ON "submissions" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "submissions_noted_update" AFTER UPDATE ON "submissions" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "withdrawals_noted_insert" AFTER INSERT ON "withdrawals" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "withdrawals_noted_update" AFTER UPDATE ON "withdrawals" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('submission', 'file_id');--> statement-breakpoint
CREATE TRIGGER "campaigns_noted_insert" AFTER INSERT ON "campaigns" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('campaign', 'id');--> statement-breakpoint
CREATE TRIGGER "campaigns_noted_update" AFTER UPDATE ON "campaigns" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('campaign', 'id');--> statement-breakpoint
CREATE TRIGGER "boards_noted_insert" AFTER INSERT ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('board', 'id');--> statement-breakpoint
CREATE TRIGGER "boards_noted_update" AFTER UPDATE ON "boards" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('board', 'id');--> statement-breakpoint
CREATE TRIGGER "presence_noted_insert" AFTER INSERT ON "presence" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('presence', 'file_id');--> statement-breakpoint
CREATE TRIGGER "presence_noted_delete" AFTER DELETE ON "presence" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_changes('presence', 'file_id');--> statement-breakpoint
-- Who has which artwork open is told when it changes, and not each time that a console says it still has it open.
CREATE FUNCTION "note_presence"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named text[];
BEGIN
	SELECT array_agg(DISTINCT moved.file_id) INTO named FROM (
		SELECT unnest(array[b.file_id, w.file_id]) AS file_id FROM written w JOIN before b USING (client_id) WHERE w.file_id <> b.file_id
	) AS moved;
	IF named IS NOT NULL THEN
		INSERT INTO changes (xid, kind, ids) VALUES (pg_current_xact_id(), 'presence', named);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "presence_noted_update" AFTER UPDATE ON "presence" REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_presence();--> statement-breakpoint
INSERT INTO "totals" ("name", "shard", "n") VALUES ('boards', 0, 0);

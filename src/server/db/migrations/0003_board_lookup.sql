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
DROP INDEX "boards_search";--> statement-breakpoint
DROP INDEX "boards_owner";--> statement-breakpoint
DROP INDEX "boards_team";--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "boards_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "board_load_chunks" ADD CONSTRAINT "board_load_chunks_load_id_board_loads_id_fk" FOREIGN KEY ("load_id") REFERENCES "public"."board_loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_feed_xid" ON "board_feed" USING btree ("xid");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_seq" ON "boards" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "boards_device_gone" ON "boards" USING btree ("device_id") WHERE device_id <> '' and is_deleted;--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("board_owner");--> statement-breakpoint
CREATE INDEX "boards_team" ON "boards" USING btree ("team");
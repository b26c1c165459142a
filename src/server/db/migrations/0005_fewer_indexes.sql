-- On tables of a few thousand rows at most, or covered by a unique index.
DROP INDEX "board_loads_at";--> statement-breakpoint
DROP INDEX "withdrawals_file";--> statement-breakpoint
DROP INDEX "withdrawals_state";--> statement-breakpoint
DROP INDEX "known_devices_user";--> statement-breakpoint
DROP INDEX "organisations_name";--> statement-breakpoint
DROP INDEX "password_links_user";--> statement-breakpoint
DROP INDEX "teams_name";--> statement-breakpoint
DROP INDEX "oidc_sign_ins_expires";--> statement-breakpoint
DROP INDEX "service_tokens_created";--> statement-breakpoint
DROP INDEX "idempotency_keys_created";--> statement-breakpoint
DROP INDEX "presence_file";--> statement-breakpoint
DROP INDEX "inventory_checks_started";
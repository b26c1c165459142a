import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Grant } from '#contract/permissions';
import { anyJson, moment } from './columns';
import { users } from './people';

/** Sign-ins with an OpenID Connect provider that have begun; each row is deleted by the first answer. */
export const oidcSignIns = pgTable('oidc_sign_ins', {
  /** SHA-256 of `state`. */
  stateHash: text('state_hash').primaryKey(),
  /** SHA-256 of the secret that is kept in the browser that began the sign-in. */
  bindingHash: text('binding_hash').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Links an identity at a provider to a user. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsed: moment('last_used').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('user_identities_user').on(t.userId)],
);

/** Tokens of programs; stored as SHA-256 only. Revoked ones stay, for the audit log. */
export const serviceTokens = pgTable('service_tokens', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Its first letters, by which people recognise it. */
  start: text('start').notNull(),
  roles: jsonb('roles').$type<Grant[]>().notNull(),
  createdBy: text('created_by'),
  createdByName: text('created_by_name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  lastUsed: moment('last_used'),
  revokedAt: moment('revoked_at'),
});

/** What clients store for their users, by key. */
export const preferences = pgTable(
  'preferences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: anyJson('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

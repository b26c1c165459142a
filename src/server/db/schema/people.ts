import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Grant } from '#contract/permissions';
import { micros, moment, sortKeyText } from './columns';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull().default(''),
    firstNameKey: sortKeyText('first_name_key').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    lastNameKey: sortKeyText('last_name_key').notNull().default(''),
    email: text('email').notNull(),
    /** Lower-cased: one account for each address. */
    emailKey: sortKeyText('email_key').notNull(),
    passwordHash: text('password_hash'),
    /** Whether the user may sign in: true for users with a role. */
    isAdmin: boolean('is_admin').notNull().default(false),
    roles: jsonb('roles').$type<Grant[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    recentPages: jsonb('recent_pages').$type<string[]>().notNull().default([]),
    totpSecret: text('totp_secret'),
    totpConfirmed: boolean('totp_confirmed').notNull().default(false),
    /** Null for a second factor that was set up before this was recorded. */
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The time step of the last code used: each code works once. */
    totpLastStep: integer('totp_last_step'),
    recoveryCodeHashes: jsonb('recovery_code_hashes').$type<string[]>().notNull().default([]),
    lastSeen: moment('last_seen'),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('users_email_key').on(t.emailKey)],
);

/** Tokens are stored as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeen: moment('last_seen').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    method: text('method').$type<'password' | 'oidc'>().notNull().default('password'),
    /** The provider's ID token, needed to sign out there too. */
    idToken: text('id_token'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** One row for each failed login, so that all processes count the same. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('login_failures_account').on(t.account, t.at), index('login_failures_address').on(t.address, t.at)],
);

export const passwordLinks = pgTable('password_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Browsers in which somebody has signed in before; several people may share one. Their tokens are stored as SHA-256 only. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsed: moment('last_used').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] })],
);

/** New e-mail addresses that wait to be confirmed; one for each user. */
export const emailChanges = pgTable('email_changes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const organisations = pgTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    orgName: text('org_name').notNull(),
    orgNameKey: sortKeyText('org_name_key').notNull(),
    orgType: text('org_type').notNull().default(''),
    orgTypeKey: sortKeyText('org_type_key').notNull().default(''),
    parentOrg: text('parent_org'),
    /** Millionths of a dollar; always the sum of the wallet's entries. */
    fundsMicros: micros('funds_micros').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('organisations_name_unique').on(t.orgNameKey)],
);

export const teams = pgTable(
  'teams',
  {
    id: text('id').primaryKey(),
    teamName: text('team_name').notNull(),
    teamNameKey: sortKeyText('team_name_key').notNull(),
    orgId: text('org_id').references(() => organisations.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('teams_name_unique').on(t.orgId, t.teamNameKey)],
);

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Position of the member in the team, and of the team among the user's teams. */
    memberOrder: integer('member_order').notNull().default(0),
    teamOrder: integer('team_order').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index('team_members_user').on(t.userId, t.teamOrder)],
);

export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: text('id').primaryKey(),
    orgId: text('org_id')
      .notNull()
      .references(() => organisations.id),
    at: moment('at').notNull().defaultNow(),
    micros: micros('micros').notNull(),
    balanceMicros: micros('balance_micros').notNull(),
    note: text('note').notNull().default(''),
    byName: text('by_name').notNull().default(''),
    byUser: text('by_user'),
  },
  (t) => [index('wallet_entries_org').on(t.orgId, t.at)],
);

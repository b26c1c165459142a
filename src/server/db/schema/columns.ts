import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with time zone, read and written as a JavaScript Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Millionths of a dollar: exact for the fractions of a cent that prices per thousand impressions make. */
export const micros = (name: string) => bigint(name, { mode: 'number' });

/**
 * The lower-cased form of another column, computed by `sortKey` and compared byte by byte (UTF-8 bytes order like
 * code points), so that both databases sort alike whatever their locale. See docs/decisions/007-lists.md.
 */
export const sortKeyText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** PostgreSQL's 64-bit transaction id; read as text, since it may pass what a number holds. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * JSON that may be a bare text. Drizzle's own `jsonb` parses a text again that the connection has already parsed, so
 * that '{"a":1}' or '17' come back as an object or a number.
 */
export const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export const sortKey = (text: string): string => text.toLowerCase();

import { sql } from 'drizzle-orm';
import { boards } from './schema/schema';

/** What a board is called: its name, its device id if it has none, else its id. */
export const boardLabel = sql<string>`coalesce(nullif(${boards.boardname}, ''), nullif(${boards.deviceId}, ''), ${boards.id})`;

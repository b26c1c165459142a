import type { Queryable } from '../db/connect';
import type { Storage } from '../storage/storage';

export function seedDemo(_db: Queryable, _storage: Pick<Storage, 'put'>, _now: Date, _passwordHash: string): Promise<void> {
  return Promise.resolve();
}

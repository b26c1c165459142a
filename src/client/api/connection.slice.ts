import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from './request';

/** `unreachable`: no reply at all. `databaseAway`: the server replies, but its database does not. */
export type Connection = 'connected' | 'unreachable' | 'databaseAway';

const slice = createSlice({
  name: 'connection',
  initialState: (): Connection => 'connected',
  reducers: { changed: (_, action: PayloadAction<Connection>) => action.payload },
});

export const connectionReducer = slice.reducer;
export const { changed: connectionChanged } = slice.actions;

/** The connection state that a failed call indicates; undefined if the server replied, whatever the reply was. */
export function lostConnection({ status }: Pick<Failure, 'status'>): Exclude<Connection, 'connected'> | undefined {
  if (status === 0) return 'unreachable';
  return status === 503 ? 'databaseAway' : undefined;
}

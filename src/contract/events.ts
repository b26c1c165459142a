import { z } from 'zod';
import { endpoint } from './endpoint';
import { id } from './page';

/** The kinds of changed records; the ids of `submission` and `presence` are those of artworks. */
export const changeKinds = ['artwork', 'submission', 'campaign', 'board', 'organisation', 'presence'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** Records that were written. Without ids: too many to list, or some that the reader may not see. */
export const change = z.object({ kind: z.enum(changeKinds), ids: z.array(z.string()) });
export type Change = z.output<typeof change>;
/**
 * The data of an event `changes`. `ready`, `beat` and `reset` (missed changes are unknown: read everything again) carry
 * `{}`.
 */
export const changesData = z.object({ changes: z.array(change) });

/** Ends with the session, or when the server stops. A client that reconnects with `Last-Event-ID` misses nothing. */
export const streamEvents = endpoint({
  name: 'streamEvents',
  path: '/api/events',
  extension: 'events',
  summary: 'Which records change, as server-sent events; resumed by the header Last-Event-ID',
  stream: true,
  reply: z.string().describe('text/event-stream'),
  failures: ['request.too_many'],
});

export const present = z.object({
  fileID: id,
  name: z.string(),
  isMe: z.boolean().describe('The caller, in this or another console'),
});
const presentPeople = z.object({ present: z.array(present) });
export const listPresence = endpoint({
  name: 'listPresence',
  path: '/api/presence',
  extension: 'events',
  summary: 'Who has which artwork open in review mode',
  reply: presentPeople,
});
/** How long a console counts as present after its last `setPresence`: milliseconds. */
export const presenceMs = 45_000;
export const setPresence = endpoint({
  name: 'setPresence',
  path: '/api/presence',
  extension: 'events',
  summary: 'Which artwork a console has open in review mode; to be repeated while it is open',
  body: z.strictObject({
    clientID: z.string().min(8).max(100).describe('Chosen by the console, one for each tab'),
    fileID: id.nullable().describe('null: none any more'),
  }),
  reply: presentPeople.extend({
    isFirst: z.boolean().optional().describe('Nobody else had it open when this console opened it'),
  }),
  failures: ['artwork.not_found'],
});

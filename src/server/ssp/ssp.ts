import type { Actor } from '../http/actor';
import type { Queryable } from '../db/connect';
import type { SubmissionState } from '#contract/artwork';

/** Bytes under a key never change, so every file has one version of its content; a changed artwork is a new file. */
export const contentVersion = 1;

/** One artwork version as a supply-side platform gets it. */
export interface SspArtwork {
  /** Ours, the same at every attempt: the platform can tell a repetition by it. */
  externalId: string;
  fileName: string;
  /** MIME type. */
  type: string;
  /** Absolute address that the platform fetches the bytes from. */
  url: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  bytes: number;
  advertiser: { id: string; name: string };
  /** Whose boards it is to run on, where their publishers are known. */
  publishers: { id: string; name: string }[];
}

export interface SspVerdict {
  remoteId: string | null;
  state: Extract<SubmissionState, 'pending' | 'approved' | 'denied' | 'changed' | 'expired' | 'manual'>;
  feedback: string[];
  /** Milliseconds since epoch, as the platform counts; null where it does not. */
  lastmod: number | null;
}

/** A refusal or fault of the platform. `retry` false: sending it again will not help (4xx but 408, 429). */
export class SspError extends Error {
  readonly retry: boolean;
  /** Seconds to wait, from the platform's reply. */
  readonly retryAfter: number | undefined;
  constructor(message: string, retry: boolean, retryAfter?: number) {
    super(message);
    this.name = 'SspError';
    this.retry = retry;
    this.retryAfter = retryAfter;
  }
}

export type DriverName = 'admgmt' | 'reach' | 'manual';
type IdField = 'reachCreativeID' | 'mwCreativeID';
/** Which field of the artwork keeps the id that the platform gave it. */
export const idFieldOf = (driver: string): IdField => (driver === 'manual' ? 'mwCreativeID' : 'reachCreativeID');

/** The port to a supply-side platform. What it answers is not trusted: types and sizes are checked, redirects refused. */
export interface SspDriver {
  readonly name: DriverName;
  readonly idField: IdField;
  /** What the platform knows of an earlier attempt; undefined when nothing arrived. @throws SspError */
  find(externalId: string): Promise<SspVerdict | undefined>;
  /** Sends the creative; with `known` (expired, or a change was asked for) the existing one is put up for review again. @throws SspError */
  submit(artwork: SspArtwork, known?: SspVerdict): Promise<SspVerdict>;
  /** Verdicts changed since the cursor, and the next cursor; drivers without polling answer none. @throws SspError */
  poll(cursor: string | null): Promise<{ verdicts: SspNews[]; cursor: string | null }>;
}

/** A verdict with the id it was submitted under, or where the platform uses ids of its own, with that one. */
export type SspNews = SspVerdict & { externalId: string };

/** The out-box: queued submissions survive a crash and are sent once, by whichever process comes first. */
export interface Outbox {
  start(): Promise<void>;
  /** Lets the submission in hand finish, takes no other. */
  stop(): Promise<void>;
  /**
   * Queues the artwork in the caller's transaction, not to be sent before `holdUntil` nor before its undo window has passed.
   * One row an artwork version: a second call changes nothing while the first is under way or decided, wakes a cancelled one,
   * and repeats one that failed or expired. Answers the state it is in then.
   */
  enqueue(tx: Queryable, fileId: string, actor: Actor, holdUntil: Date): Promise<SubmissionState>;
  /** Takes a submission back that was not sent yet. Answers whether there was one. */
  cancel(tx: Queryable, fileId: string): Promise<boolean>;
}

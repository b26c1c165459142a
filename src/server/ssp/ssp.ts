import type { Actor } from '../http/actor';
import type { Queryable } from '../db/connect';
import type { SubmissionState } from '#contract/artwork';

/** One artwork version as a supply-side platform gets it. */
export interface SspArtwork {
  /** Ours, the same at every attempt: by it the platform recognises a repetition. */
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

/** What became of the request to stop an artwork: `withdrawn` also where the platform does not know it, `live` where nothing came of it. */
export type WithdrawalStatus = 'withdrawn' | 'accepted' | 'live';
/** How the platform knows an artwork. */
export interface KnownArtwork {
  externalId: string;
  remoteId: string | null;
}
/** A platform's name at the beginning of a sentence. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** How a platform is asked to stop an artwork that it has. */
export interface SspWithdrawals {
  /** What became of an earlier request. @throws SspError */
  find(artwork: KnownArtwork): Promise<WithdrawalStatus>;
  /** Asks it to stop the artwork. @throws SspError, not to be retried where it refuses */
  request(artwork: KnownArtwork): Promise<WithdrawalStatus>;
}

/** The port to a supply-side platform. What it answers is not trusted: types and sizes are checked, redirects refused. */
export interface SspDriver {
  readonly name: DriverName;
  readonly idField: IdField;
  /** The platform's name, for people: 'Still live at {platform}'. */
  readonly platform: string;
  /** null: it has no call for that, so somebody has to stop the artwork there. */
  readonly withdrawals: SspWithdrawals | null;
  /** What the platform knows of an earlier attempt; undefined when nothing arrived. @throws SspError */
  find(externalId: string): Promise<SspVerdict | undefined>;
  /** Sends the creative; with `known` (expired, or a change was asked for) the existing one is put up for review again. @throws SspError */
  submit(artwork: SspArtwork, known?: SspVerdict): Promise<SspVerdict>;
  /** Verdicts that changed since the cursor, and the next cursor; drivers without polling return none. @throws SspError */
  poll(cursor: string | null): Promise<{ verdicts: ReportedVerdict[]; cursor: string | null }>;
}

/** A verdict from a poll or the webhook, with the id it was submitted under, or the platform's own id where it uses its own. */
export type ReportedVerdict = SspVerdict & { externalId: string };

/** The out-box: queued submissions survive a crash and are sent once, by whichever process comes first. */
export interface Outbox {
  start(): Promise<void>;
  /** Finishes the submission that is being sent, and takes no other. */
  stop(): Promise<void>;
  /**
   * Queues the artwork in the caller's transaction, not to be sent before `holdUntil` nor before its undo window has passed.
   * One row for each artwork version: a second call changes nothing while the first is under way or decided, queues a cancelled one
   * again, and repeats one that failed or expired. Returns the state the submission is then in.
   */
  enqueue(tx: Queryable, fileId: string, actor: Actor, holdUntil: Date): Promise<SubmissionState>;
  /** Cancels a submission that was not sent yet. Returns whether there was one. */
  cancelSubmission(tx: Queryable, fileId: string): Promise<boolean>;
  /**
   * Asks the platform to stop an artwork that it has or may have, not before `holdUntil`; where it cannot be asked, the artwork is
   * on the list 'Still live' at once. In the caller's transaction; at most one open withdrawal for each submission, however often this is called.
   */
  withdraw(tx: Queryable, fileId: string, actor: Actor, holdUntil: Date): Promise<void>;
  /** The artwork may run after all: cancels a withdrawal that the platform has not been asked for yet, or that came to nothing. */
  cancelWithdrawal(tx: Queryable, fileId: string): Promise<void>;
  /** Asks again for a withdrawal that is on the list 'Still live'. In the caller's transaction. */
  retryWithdrawal(tx: Queryable, id: string): Promise<void>;
}

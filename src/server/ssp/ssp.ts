import type { Actor } from '../http/actor';
import type { Queryable } from '../db/connect';
import type { SubmissionState } from '#contract/artwork';
import type { Category } from '#contract/placement';
import { visibleName } from '#contract/text';

/** One artwork version as it is sent to a supply-side platform. */
export interface SspArtwork {
  /** Assigned by Marquee and the same at every attempt, so that the platform recognises a repetition. */
  externalId: string;
  fileName: string;
  /** MIME type. */
  type: string;
  /** Absolute address from which the platform fetches the bytes. */
  url: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  bytes: number;
  advertiser: { id: string; name: string };
  /** The publishers of the boards on which it is to run, as far as they are known. */
  publishers: { id: string; name: string }[];
  /** What is on it; null: nobody has said. */
  categories: readonly Category[] | null;
}

export interface SspVerdict {
  remoteId: string | null;
  state: Extract<SubmissionState, 'pending' | 'approved' | 'denied' | 'changed' | 'expired' | 'manual'>;
  feedback: string[];
  /** The platform's time of the last change in milliseconds since 1970; null if it reports none. */
  lastmod: number | null;
  /** Of an artwork that was sent: what is on it, in the platform's terms. */
  sentAs?: readonly string[];
  /** Terms that the platform does not have. */
  notSent?: readonly string[];
}

/** A refusal or error of the platform. `retry` false: another attempt will not help (see `requestPlatform`). */
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

/** Said of an artwork with a status that the protocol does not define: it waits until somebody asks the platform. */
export const ownStatus = (status: string): string => `The platform reports a status of its own: “${status}”.`;

/** What a platform says of an artwork, as it is kept. */
export const readable = (text: string): string => visibleName(text).slice(0, 500).toWellFormed();

export type DriverName = 'admgmt' | 'reach' | 'manual';

/**
 * The outcome of the request to stop an artwork: `withdrawn` also if the platform does not know the artwork, `live` if
 * the request had no effect.
 */
export type WithdrawalStatus = 'withdrawn' | 'accepted' | 'live';
/** The ids under which the platform knows an artwork. */
export interface KnownArtwork {
  externalId: string;
  remoteId: string | null;
}
/** A platform's name at the beginning of a sentence. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Why an artwork stays live at a platform without a call to stop it. */
export const noWithdrawals = (platform: string): string => `${capitalised(platform)} cannot be asked to stop it.`;
/** Requests a platform to stop an artwork that it has. */
export interface SspWithdrawals {
  /** The outcome of an earlier request. @throws SspError */
  find(artwork: KnownArtwork): Promise<WithdrawalStatus>;
  /** Requests the platform to stop the artwork. @throws SspError, with `retry` false if it refuses */
  request(artwork: KnownArtwork): Promise<WithdrawalStatus>;
}

/** The port to a supply-side platform. Its replies are not trusted: types and sizes are checked, redirects refused. */
export interface SspDriver {
  readonly name: DriverName;
  /** The platform's name in texts: 'Still live at {platform}'. */
  readonly platform: string;
  /** null: it has no call for that, so an administrator has to stop the artwork there. */
  readonly withdrawals: SspWithdrawals | null;
  /** The platform's verdict on an earlier attempt; undefined if nothing arrived. @throws SspError */
  find(externalId: string): Promise<SspVerdict | undefined>;
  /** Sends the creative; with `known` (expired, changed here, or a change was asked for) the existing one is put up for review again. @throws SspError */
  submit(artwork: SspArtwork, known?: SspVerdict): Promise<SspVerdict>;
  /**
   * Verdicts that changed since the cursor, page by page, so that one that cannot be read costs none before it; drivers
   * without polling have no pages. @throws SspError
   */
  poll(cursor: string | null): AsyncIterable<VerdictPage> | Iterable<VerdictPage>;
}

export interface VerdictPage {
  verdicts: ReportedVerdict[];
  /** The number of records that could not be read. */
  unreadable: number;
  /** Where the next poll starts after this page. */
  cursor: string | null;
}

/** A verdict from a poll or the webhook, with the id it was submitted under, or the platform's own id where it uses its own. */
export type ReportedVerdict = SspVerdict & { externalId: string };

/** The out-box: queued submissions survive a crash and are sent once, by one of the processes. */
export interface Outbox {
  start(): Promise<void>;
  /** Finishes the submission that is being sent, and starts no other. */
  stop(): Promise<void>;
  /**
   * Queues the artwork in the caller's transaction, not to be sent before `holdUntil` nor before its undo window has
   * passed. One row for each artwork version: another call changes nothing while the submission is in progress or
   * decided, and queues one that was cancelled, failed or expired again; with `isOutdated` also one that is decided.
   * Returns the resulting state of the submission.
   */
  enqueue(tx: Queryable, fileId: string, actor: Actor, holdUntil: Date, isOutdated?: boolean): Promise<SubmissionState>;
  /**
   * Queues those of the artworks that are approved, used by ads and at no platform yet, as `enqueue` does. So an approval is
   * submitted even if the console that made it is closed at once.
   */
  submitBooked(tx: Queryable, fileIds: readonly string[], actor: Actor, holdUntil: Date): Promise<void>;
  /** Cancels the retry of a submission that was not sent yet, and gives it its state from before. */
  takeBackRetry(
    tx: Queryable,
    fileId: string,
    actor: Actor,
    before: Record<'lastError' | 'nextAttemptAt' | 'verdictAt', string | null> & {
      state: SubmissionState;
      feedback: string[];
    },
  ): Promise<void>;
  /** Cancels a submission that was not sent yet. Returns whether there was one. */
  cancelSubmission(tx: Queryable, fileId: string, actor: Actor): Promise<boolean>;
  /**
   * Requests the platform to stop an artwork that it has or may have, not before `holdUntil`. If the platform has no
   * such call, the artwork is on the list 'Still live' at once. In the caller's transaction; at most one open
   * withdrawal for each submission, however often this is called.
   */
  withdraw(tx: Queryable, fileId: string, actor: Actor, holdUntil: Date): Promise<void>;
  /** Cancels a withdrawal that was not requested yet, or that had no effect, because the artwork may run again. */
  cancelWithdrawal(tx: Queryable, fileId: string): Promise<void>;
  /** Requests a withdrawal again that is on the list 'Still live'. In the caller's transaction. */
  retryWithdrawal(tx: Queryable, id: string): Promise<void>;
}

import { createActor, waitFor, type Actor, type SnapshotFrom } from 'xstate';
import type { ArtworkFile } from '#contract/artwork';
import type { Category } from '#contract/placement';
import { lostConnection } from '../../api/connection.slice';
import type { ApiDispatch } from '../../api/sendCall';
import { mirrorMachine } from '../../machines/devtools';
import { createListeners } from '../../ui/browser/listeners';
import type { Decision, ReviewContext, ReviewInput } from './decision';
import { createLastReasons } from './lastReasons';
import { announceSaved, provideReview, provideUndo } from './providedMachines';
import { readReview } from './reviewDraft';
import type { reviewMachine } from './review.machine';
import type { undoMachine } from './undo.machine';

export type ReviewActor = Actor<typeof reviewMachine>;
export type UndoActor = Actor<typeof undoMachine>;
type Decided = Pick<ArtworkFile, '_id' | 'fileName' | 'version'>;
type Run = Pick<ReviewInput, 'reason' | 'batch' | 'categories'>;
interface Review {
  actor: ReviewActor;
  stop: () => void;
}
type Reviews = Map<string, Review>;

/** Finished reviews are kept for DevTools and for "After approval", at most this many. */
const maxReviews = 20;

/** Offers by a notice what review mode showed as still to be undone. */
function offerLast(undo: UndoActor): void {
  const held = undo.getSnapshot().context.held.at(-1);
  if (held && held.until > Date.now()) announceSaved(held, held.until, () => undo.send({ type: 'decision.undo' }));
}

/** Of each artwork the version after the last decision or undo here, or of the conflict that was shown. */
function createKnownVersions() {
  const versions = new Map<string, number>();
  return {
    know: (fileId: string, version: number | undefined): void => {
      if (version !== undefined) versions.set(fileId, Math.max(version, versions.get(fileId) ?? 0));
    },
    /** The row may be older than what this console did or was told: nobody has a conflict with themselves. */
    newest: ({ _id, fileName, version }: Decided): Decided => {
      const known = versions.get(_id);
      return { _id, fileName, version: known !== undefined && known > (version ?? 0) ? known : version };
    },
  };
}

/**
 * The decisions under way: one actor of `review.machine` for each artwork. They outlive pages, so that a submission goes
 * on after its table has left the screen, and a draft survives a new login.
 */
export function createReviewActors(dispatch: ApiDispatch) {
  const reasons = createLastReasons(dispatch);
  const reviews: Reviews = new Map();
  const ofChanges = createListeners();
  const ofUndone = createListeners<[fileId: string]>();
  const { know, newest } = createKnownVersions();
  let openedLast: string | undefined;
  let inReviewMode = false;
  let unsaved: readonly ReviewActor[] = [];
  const changed = () => {
    const now = [...reviews.values()].map(({ actor }) => actor).filter((actor) => isUnsaved(actor.getSnapshot()));
    // The same array as long as nothing in it changed, for subscribers.
    if (now.length !== unsaved.length || now.some((actor, index) => actor !== unsaved[index])) unsaved = now;
    ofChanges.tell();
  };

  const undoMirror = mirrorMachine(dispatch, 'undo', 'artwork');
  const createUndo = (): UndoActor =>
    createActor(
      provideUndo(dispatch, (fileId, { version }) => {
        know(fileId, version);
        reviews.get(fileId)?.actor.send({ type: 'decision.undone' });
        ofUndone.tell(fileId);
      }),
      { id: 'undo:artwork', inspect: undoMirror.inspect },
    );
  let undo = createUndo();

  function startReview(file: Decided, run?: Run): ReviewActor {
    undo.start(); // started with the first review, so that DevTools does not show it before
    const { _id: fileId } = file;
    const before = reviews.get(fileId);
    const parts = { dispatch, reasons, undo, isQuiet: () => inReviewMode };
    const review = createReview(parts, newest(file), before?.actor, run);
    before?.stop();
    reviews.delete(fileId);
    stopOldest(reviews, openedLast);
    reviews.set(fileId, review);
    review.actor.start();
    review.actor.subscribe(({ context }) => know(fileId, context.version));
    if (run === undefined) review.actor.subscribe(changed);
    return review.actor;
  }

  const actorFor = (file: Decided): ReviewActor => reviews.get(file._id)?.actor ?? startReview(file);

  return {
    get undo() {
      return undo;
    },
    reasons,
    /** Tells of a version that the administrator made otherwise, such as by the undo of a run. */
    know,
    /** The artwork's actor; undefined before its first decision. */
    actorOf: (fileId: string): ReviewActor | undefined => reviews.get(fileId)?.actor,
    /** The actor whose dialog was opened last. */
    lastOpened: (): ReviewActor | undefined => (openedLast === undefined ? undefined : reviews.get(openedLast)?.actor),
    /** Decisions that were not saved: the call failed, or the version was stale. */
    unsaved: (): readonly ReviewActor[] => unsaved,
    /** Opens the dialog: the confirmation, or the reason. */
    openDecision(file: Decided, decision: Decision): ReviewActor {
      const actor = actorFor(file);
      openedLast = file._id;
      actor.send(begin(newest(file), decision));
      changed();
      return actor;
    },
    /** Brings back what was chosen before a reload. */
    resume(file: Decided): void {
      if (reviews.has(file._id) || readReview(file._id).categories === undefined) return;
      startReview(file);
      changed();
    },
    /** Chooses what is on the artwork; it is saved with the next decision. */
    choose(file: Decided, categories: readonly Category[] | null): void {
      actorFor(file).send({ type: 'categories.choose', categories });
      changed();
    },
    /**
     * Decides without dialog and notices, for bulk actions. Resolves after the last step, with its failure if it failed.
     * Decisions of one batch share their undo window. The next decision on the artwork is no part of the run.
     */
    async decide(file: Decided, decision: Decision, run: Run): Promise<ReviewContext> {
      if (openedLast === file._id) openedLast = undefined;
      const actor = startReview(file, run);
      actor.send(begin(newest(file), decision));
      actor.send({ type: 'decision.confirm' });
      changed();
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      startReview(file);
      changed();
      return context;
    },
    /** Retries decisions that failed only because the server or database could not be reached, as they were sent. */
    saveAgain: () => saveAgain(reviews),
    /** Forgets all decisions, saved or not: another user goes on in this tab. */
    reset(): void {
      for (const { stop } of reviews.values()) stop();
      reviews.clear();
      undo.stop();
      undo = createUndo();
      openedLast = undefined;
      changed();
    },
    /** Switches notices off while review mode is open. Returns a function to call when it closes. */
    reviewModeOpened(): () => void {
      inReviewMode = true;
      return () => {
        inReviewMode = false;
        offerLast(undo);
      };
    },
    onUndone: ofUndone.add,
    subscribe: ofChanges.add,
  };
}

/** `run`: what a run on several artworks decides, which it tells of together. What was chosen before stays chosen. */
function createReview(
  parts: Omit<Parameters<typeof provideReview>[0], 'announces'>,
  { _id: fileId, fileName, version }: Decided,
  before: ReviewActor | undefined,
  run: Run | undefined,
): Review {
  const mirror = mirrorMachine(parts.dispatch, 'review', fileId);
  const draft = readReview(fileId);
  const { categories } = before?.getSnapshot().context ?? draft;
  const actor = createActor(provideReview({ ...parts, announces: run === undefined }), {
    id: `review:${fileId}`,
    input: { fileId, fileName, version, categories, ...run, reason: run?.reason ?? draft.reason },
    inspect: mirror.inspect,
  });
  const stop = (): void => {
    actor.stop();
    mirror.stop();
  };
  return { actor, stop };
}

function saveAgain(reviews: Reviews): void {
  for (const { actor } of reviews.values()) {
    const { context } = actor.getSnapshot();
    if (context.failure === undefined || lostConnection(context.failure) === undefined) continue;
    // Each event has an effect only in the state that handles it.
    if (!context.failure.edited) actor.send({ type: 'decision.confirm' });
    actor.send({ type: 'submission.retry' });
  }
}

/** Makes room for one more. */
function stopOldest(reviews: Reviews, openedLast: string | undefined): void {
  for (const [fileId, { actor, stop }] of reviews) {
    if (reviews.size < maxReviews) return;
    if (fileId === openedLast || !isIdle(actor.getSnapshot())) continue;
    stop();
    reviews.delete(fileId);
  }
}

const begin = ({ fileName, version }: Decided, decision: Decision) =>
  ({ type: `artwork.${decision}`, fileName, version }) as const;

/** Whether nothing would be lost if the actor were stopped. */
const isIdle = (snapshot: SnapshotFrom<typeof reviewMachine>): boolean =>
  snapshot.matches('reviewing') && !snapshot.context.failure && snapshot.context.categories === undefined;

/** Whether a decision could not be saved and waits for the reviewer. */
export const isUnsaved = (snapshot: SnapshotFrom<typeof reviewMachine>): boolean =>
  snapshot.hasTag('asking') && snapshot.context.failure !== undefined;

export type ReviewActors = ReturnType<typeof createReviewActors>;

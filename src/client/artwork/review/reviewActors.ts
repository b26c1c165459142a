import { createActor, type Actor } from 'xstate';
import type { ArtworkFile } from '#contract/artwork';
import type { ApiDispatch } from '../../api/dispatch';
import { mirrorMachine, type MachineLog } from '../../machines/devtools';
import type { Decision } from './decision';
import { createLastReasons } from './lastReasons';
import { provideReview, provideUndo } from './providedMachines';
import { readReason } from './reasonDraft';
import type { reviewMachine } from './review.machine';
import { settled } from './settled';
import type { undoMachine } from './undo.machine';

export type ReviewActor = Actor<typeof reviewMachine>;
export type UndoActor = Actor<typeof undoMachine>;
type Decided = Pick<ArtworkFile, '_id' | 'fileName' | 'version'>;

/** Finished reviews stay for the DevTools and for "After approval"; more than these are stopped. */
const keptReviews = 20;

/**
 * All decisions under way, one actor of `review.machine` an artwork. It lives as long as the store and not as a page does:
 * a submission goes on when its table has left the screen, and a draft is still there after a new sign-in.
 */
export function createReviewActors(dispatch: ApiDispatch, log: MachineLog) {
  const reasons = createLastReasons(dispatch);
  const reviews = new Map<string, { actor: ReviewActor; stop: () => void }>();
  const listeners = new Set<() => void>();
  const undoneListeners = new Set<(fileId: string) => void>();
  let asked: string | undefined;
  let inReviewMode = false;
  let unsaved: readonly ReviewActor[] = [];
  const changed = () => {
    const now = [...reviews.values()].map(({ actor }) => actor).filter(isUnsaved);
    // The same list as long as nothing in it changed, for those who follow it.
    if (now.length !== unsaved.length || now.some((actor, index) => actor !== unsaved[index])) unsaved = now;
    listeners.forEach((listener) => listener());
  };

  const undoMirror = mirrorMachine(log, 'undo', 'artwork');
  const undo: UndoActor = createActor(
    provideUndo(dispatch, (fileId) => {
      reviews.get(fileId)?.actor.send({ type: 'decision.undone' });
      undoneListeners.forEach((listener) => listener(fileId));
    }),
    { id: 'undo:artwork', inspect: undoMirror.inspect },
  );

  function startReview(file: Decided, announces: boolean, reason = ''): ReviewActor {
    undo.start(); // with the first review: before, it would only stand in DevTools
    const mirror = mirrorMachine(log, 'review', file._id);
    const actor = createActor(provideReview({ dispatch, reasons, undo, announces, isQuiet: () => inReviewMode }), {
      id: `review:${file._id}`,
      input: { fileId: file._id, fileName: file.fileName, version: file.version, reason },
      inspect: mirror.inspect,
    });
    reviews.get(file._id)?.stop();
    reviews.set(file._id, {
      actor,
      stop: () => {
        actor.stop();
        mirror.stop();
      },
    });
    stopOldest();
    actor.start();
    if (announces) actor.subscribe(changed);
    return actor;
  }

  function stopOldest(): void {
    for (const [fileId, { actor, stop }] of reviews) {
      if (reviews.size <= keptReviews) return;
      if (fileId === asked || !actor.getSnapshot().matches('reviewing') || actor.getSnapshot().context.failure)
        continue;
      stop();
      reviews.delete(fileId);
    }
  }

  return {
    undo,
    reasons,
    /** The artwork's actor, once something was asked about it. */
    reviewOf: (fileId: string): ReviewActor | undefined => reviews.get(fileId)?.actor,
    /** The artwork whose question was put last. */
    asked: (): ReviewActor | undefined => (asked === undefined ? undefined : reviews.get(asked)?.actor),
    /** Decisions that came back to the reviewer unsaved: refused, or overtaken by somebody else's. */
    unsaved: (): readonly ReviewActor[] => unsaved,
    /** Puts the question: a confirmation, or the reason. */
    ask(file: Decided, decision: Decision): ReviewActor {
      const actor = reviews.get(file._id)?.actor ?? startReview(file, true, readReason(file._id));
      asked = file._id;
      actor.send({
        type: decision === 'approve' ? 'artwork.approve' : 'artwork.disapprove',
        fileName: file.fileName,
        version: file.version,
      });
      changed();
      return actor;
    },
    /** Decides without asking and without notices, for bulk: resolves when all steps are done, rejects with the reason of the one that was not. */
    decide(file: Decided, decision: Decision, reason = ''): Promise<void> {
      const actor = startReview(file, false, reason);
      actor.send({
        type: decision === 'approve' ? 'artwork.approve' : 'artwork.disapprove',
        fileName: file.fileName,
        version: file.version,
      });
      const outcome = settled(actor);
      actor.send({ type: 'decision.confirm' });
      changed();
      return outcome;
    },
    /** In review mode the line above the buttons says what notices say elsewhere. */
    reviewModeOpened(): () => void {
      inReviewMode = true;
      return () => {
        inReviewMode = false;
      };
    },
    onUndone(listener: (fileId: string) => void): () => void {
      undoneListeners.add(listener);
      return () => undoneListeners.delete(listener);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isUnsaved = (actor: ReviewActor): boolean =>
  actor.getSnapshot().hasTag('asking') && actor.getSnapshot().context.failure !== undefined;

export type ReviewActors = ReturnType<typeof createReviewActors>;

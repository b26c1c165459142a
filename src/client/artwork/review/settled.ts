import type { Actor } from 'xstate';
import type { reviewMachine } from './review.machine';

/** Resolves when the actor has left its busy states; rejects with the message of the step that failed. */
export function settled(actor: Actor<typeof reviewMachine>): Promise<void> {
  return new Promise((resolve, reject) => {
    let wasBusy = false;
    const watch = actor.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) {
        wasBusy = true;
        return;
      }
      if (!wasBusy) return;
      watch.unsubscribe();
      if (snapshot.matches('reviewing')) resolve();
      else
        reject(
          new Error(snapshot.context.failure?.message ?? 'The decision was not saved.', {
            cause: snapshot.context.failure,
          }),
        );
    });
  });
}

import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { failureMessages } from '../ui.messages';
import { notify } from './notify';

/** Milliseconds before a failed chunk is requested again. */
const pause = 1_000;
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/** Resolves when the user presses "Try again" in a notice. */
const tryAgainPressed = (): Promise<void> =>
  new Promise((resolve) => {
    notify.error({
      text: failureMessages.partMissing,
      action: { label: failureMessages.tryAgain, run: resolve },
    });
  });

/** Tries twice automatically, then when a button is pressed; if that fails too, the next press reloads the page. */
async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const beforeNext of [wait, tryAgainPressed, tryAgainPressed]) {
    try {
      return await load();
    } catch {
      await beforeNext();
    }
  }
  location.reload();
  return new Promise<never>(() => undefined);
}

/**
 * `React.lazy` in its own Suspense and error boundary, for large code that is rarely needed: maps, dialogs, the CSV uploader. A
 * chunk that cannot be loaded leaves the fallback and a notice, and a part that breaks leaves its error, so that the page
 * and its input are kept.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadWithRetry(load) }));
  return function Lazy(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={Fallback && <Fallback />}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

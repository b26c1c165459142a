import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { messages } from './messages';
import { notify } from './notify';
import { whenQuiet } from './quiet';

interface LaterOptions<Props> {
  /** What stands in its place until it is there: as large as the part, so that nothing jumps. */
  place?: ComponentType<Props>;
  /** `quiet` (the default): once the first rows are painted. `painted`: once what stands around it is. `now`: it is asked for by somebody, and its code comes at once. */
  when?: 'quiet' | 'painted' | 'now';
  /** Whether its code is loaded before it is asked for, once the browser is idle (the default). Not for what is large and seldom wanted. */
  ahead?: boolean;
}

/** Milliseconds before a part that could not be loaded is tried once more. */
const pause = 1_000;
const loads = new Set<() => Promise<void>>();

/** Those whose code did not come. */
const missing = new Set<() => Promise<void>>();

/** Says that a part is missing. Trying again first loads what is missing, which keeps all that was typed, and only then the page anew. */
function tellMissing(): void {
  const again = (): void =>
    void Promise.all([...missing].map((load) => load())).catch(() => tell(() => location.reload()));
  const tell = (run: () => void): void =>
    void notify.error({
      key: 'part',
      text: messages.failures.partMissing,
      action: { label: messages.failures.tryAgain, run },
    });
  tell(again);
}

/** Loads every part known so far; a part whose code does not come is left for when it is needed. */
export const loadParts = async (): Promise<void> => void (await Promise.allSettled([...loads].map((load) => load())));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true; // not in the library's types
const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200));

/** After the next frame, or soon in a tab that is not seen and has none. Answers how to give it up. */
function afterPaint(run: () => void): () => void {
  const clock = setTimeout(run, 500);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(clock);
      run();
    });
  });
  return () => {
    clearTimeout(clock);
    cancelAnimationFrame(frame);
  };
}

/**
 * A part of the console that the first rows do not need: its code is loaded after them, or when the part is asked for, and then
 * it takes its place. When the code does not come, also not at the second try, a notice says so and offers to try again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place, when = 'quiet', ahead = true }: LaterOptions<Props> = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  let under: Promise<void> | undefined;
  const drawn = new Set<() => void>();

  const once = async (): Promise<void> => {
    part = await load();
    missing.delete(begin);
    for (const tell of drawn) tell();
  };
  const begin = (): Promise<void> => {
    if (part !== undefined) return Promise.resolve();
    under ??= once().finally(() => {
      under = undefined;
    });
    return under;
  };
  const insist = (): void => {
    begin()
      .catch(() => wait(pause).then(begin))
      .catch(() => {
        missing.add(begin);
        tellMissing();
      });
  };
  const subscribe = (tell: () => void) => {
    drawn.add(tell);
    return () => void drawn.delete(tell);
  };
  if (ahead) loads.add(begin);
  if (ahead && loads.size === 1)
    whenQuiet(() =>
      whenIdle(() => {
        if (!savesData()) void loadParts();
      }),
    );

  return function Later(props: Props) {
    const there = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      if (part !== undefined) return undefined;
      if (when === 'quiet') return whenQuiet(insist);
      if (when === 'painted') return afterPaint(insist);
      insist();
      return undefined;
    }, []);
    if (there !== undefined) return createElement(there, props);
    return place === undefined ? null : createElement(place, props);
  };
}

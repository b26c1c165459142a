/** Milliseconds after which a page counts as painted whatever it still waits for, and after which one without a list does. */
const longest = 8_000;
const withoutList = 300;

let isQuiet = false;
let isWatched = false;
let waitingLists = 0;
const held = new Set<() => void>();

/** The first rows are painted, or somebody has begun to do something: what was held back may come now. */
export function becomeQuiet(): void {
  isQuiet = true;
  const runs = [...held];
  held.clear();
  for (const run of runs) run();
}

/** Whether the first rows of this visit are painted. */
export const isQuietNow = (): boolean => isQuiet;

/** Runs `run` once the first rows of this visit are painted (at once if they are). Answers how to give it up. */
export function whenQuiet(run: () => void): () => void {
  if (isQuiet) {
    run();
    return () => undefined;
  }
  held.add(run);
  watch();
  return () => void held.delete(run);
}

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  setTimeout(becomeQuiet, longest);
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, becomeQuiet, { once: true, capture: true });
}

/** For a list whose rows are on their way. Answers what to call when they, or a word in their place, are drawn. */
export function listWaits(): () => void {
  if (isQuiet) return () => undefined;
  waitingLists += 1;
  return () => {
    waitingLists -= 1;
    // Two frames: one to draw the rows, one that is sure to come after them.
    requestAnimationFrame(() => requestAnimationFrame(becomeQuiet));
  };
}

/** For the title of a page: one without a list is painted as soon as it stands. Answers how to give it up. */
export function pageStands(): () => void {
  if (isQuiet) return () => undefined;
  const clock = setTimeout(() => {
    if (waitingLists === 0) becomeQuiet();
  }, withoutList);
  return () => clearTimeout(clock);
}

/** A read that `public/boot.js` began before the console's code was there. */
interface Started {
  token: string;
  /** Milliseconds. */
  at: number;
  response: Promise<Response>;
}
declare global {
  var marqueeEarly: Map<string, Started> | undefined;
}

/** An answer older than this is asked for again: milliseconds. */
const fresh = 30_000;

/** Whether boot.js asked for this address with this token, and nobody took the answer over. */
export const isEarly = (address: string, token: string | null): boolean =>
  isFresh(globalThis.marqueeEarly?.get(address), token);

/** The answer that boot.js asked for at this address with this token; each is given once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const started = globalThis.marqueeEarly?.get(address);
  globalThis.marqueeEarly?.delete(address);
  return isFresh(started, token) ? started.response : undefined;
}

const isFresh = (started: Started | undefined, token: string | null): started is Started =>
  started !== undefined && started.token === token && Date.now() - started.at < fresh;

const key = 'marquee.first';
/** Pages remembered, and reads of each. */
const most = { pages: 12, calls: 10 };

/**
 * Notes what a page asks for first, so that boot.js can begin there the next time. The notes are kept by address, and a
 * read of a selection only where the address itself names it: the next visit may have another one.
 */
export function createFirstCalls(
  place: Pick<Location, 'pathname' | 'search'>,
  store: Pick<Storage, 'getItem' | 'setItem'>,
) {
  const calls: string[] = [];
  const address = place.pathname + place.search;
  const given = new URLSearchParams(place.search);
  const isItsOwn = (call: string): boolean => {
    const asked = new URL(call, 'http://console.invalid').searchParams;
    return ['orgID', 'teamID'].every((name) => !asked.has(name) || asked.get(name) === given.get(name));
  };
  let isOpen = true;
  return {
    note: (call: string): void => {
      if (isOpen && calls.length < most.calls && !calls.includes(call) && isItsOwn(call)) calls.push(call);
    },
    /** Ends the notes: somebody has begun to do something. */
    keep: (): void => {
      if (!isOpen) return;
      isOpen = false;
      try {
        const { [address]: _, ...others } = knownPages(store.getItem(key));
        store.setItem(
          key,
          JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - most.pages), [address, calls]])),
        );
      } catch {
        // Storage is forbidden or full: the next visit begins a little later.
      }
    },
  };
}

function knownPages(text: string | null): Record<string, unknown> {
  const known: unknown = JSON.parse(text ?? '{}');
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

let ours: ReturnType<typeof createFirstCalls> | undefined;

/** Begins the notes of this visit; called once, by the console's entry. */
export function noteFirstCalls(): void {
  const notes = createFirstCalls(location, localStorage);
  ours = notes;
  // Long after the first rows stand there, or when somebody goes on.
  setTimeout(notes.keep, 15_000);
  for (const event of ['pointerdown', 'keydown', 'pagehide'] as const)
    addEventListener(event, notes.keep, { once: true, capture: true });
}

export const noteCall = (call: string): void => ours?.note(call);

/**
 * What the console's code uses of a browser besides the DOM, for tests that draw nothing. Node's own `localStorage` needs a file.
 */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#values.set(name, value);
  }
  removeItem(name: string): void {
    this.#values.delete(name);
  }
  clear(): void {
    this.#values.clear();
  }
}

const browser = {
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  location: new URL('http://localhost:3000/'),
  /** Only its events; it has no elements. */
  document: Object.assign(new EventTarget(), { querySelector: () => null }),
  self: globalThis,
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/**
 * The cache keeps unused replies for a minute or a day, and the stream of events waits 40 seconds for a sign of life: such
 * timers must not keep the process of a finished test alive.
 */
const start = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...given: Parameters<typeof start>) => {
  const timer = start(...given);
  return (given[1] ?? 0) > 30_000 ? timer.unref() : timer;
}, start);

import { local, readStored } from '../../../src/client/ui/browser/browserStore';
import { anyText } from '../../../src/client/ui/browser/reader';

const refuse = (): never => {
  throw new DOMException('Refused.', 'SecurityError');
};
/** A storage with its texts as properties, as browsers have it. */
const storageOf = (texts: Record<string, string>, refused: Partial<Storage> = {}): Storage => {
  const storage: Storage = Object.create({
    getItem: (key: string): string | null => stored.get(key) ?? null,
    setItem: (key: string, text: string): void => void stored.set(key, text),
    removeItem: (key: string): void => void stored.delete(key),
    ...refused,
  });
  const stored = new Map(Object.entries(texts));
  return new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      stored.has(String(key)) ? { configurable: true, enumerable: true, value: stored.get(String(key)) } : undefined,
  });
};
/** What the page has as `window.localStorage`. */
const give = (read: () => Storage | null): void => {
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: Object.defineProperty({}, 'localStorage', { get: read }),
  });
};
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));

it('keeps texts for the page where the browser refuses them, and says so', () => {
  const full = storageOf({ k: 'old' }, { setItem: refuse });
  const silent = storageOf({}, { getItem: refuse, setItem: refuse, removeItem: refuse });
  const ways: Record<string, () => Storage | null> = {
    'site data blocked': refuse,
    'no storage at all': () => null,
    'no space left': () => full,
    'every access refused': () => silent,
    'reading refused': () => storageOf({}, { getItem: refuse }),
    'written texts dropped': () => storageOf({}, { setItem: () => undefined }),
  };
  const seen = Object.entries(ways).map(([way, read]) => {
    give(read);
    const stored = local.set('k', 'new');
    const kept = [local.get('k'), local.keys().includes('k')];
    local.remove('k');
    return [way, stored, local.isWorking(), ...kept, local.get('k')];
  });
  expect(seen).toEqual(Object.keys(ways).map((way) => [way, false, false, 'new', true, null]));
});

it('stores again once the browser allows it, and reads what other tabs stored', () => {
  give(refuse);
  local.set('k', 'in memory');
  const storage = storageOf({});
  give(() => storage);
  expect([local.get('k'), local.isWorking()]).toEqual(['in memory', true]);
  storage.setItem('k', 'of another tab');
  expect(local.get('k')).toBe('of another tab');
  expect([local.set('k', '"mine"'), storage.getItem('k'), Object.keys(storage)]).toEqual([true, '"mine"', ['k']]);
  expect(readStored(local, 'k', anyText)).toBe('mine');
  storage.setItem('k', '{');
  expect(readStored(local, 'k', anyText)).toBeUndefined();
});

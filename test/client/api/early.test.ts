import { createFirstCalls, takeEarly } from '../../../src/client/api/early';

const started = (age = 0) => ({ token: 'mine', at: Date.now() - age, response: Promise.resolve(new Response('{}')) });

afterEach(() => {
  globalThis.marqueeEarly = undefined;
});

describe('an answer that was asked for early', () => {
  test('is given once, and to its own token', () => {
    const mine = started();
    globalThis.marqueeEarly = new Map([
      ['/api/user/', mine],
      ['/api/config', started()],
    ]);
    expect(takeEarly('/api/config', 'another')).toBeUndefined();
    expect(takeEarly('/api/config', 'mine')).toBeUndefined();
    expect(takeEarly('/api/user/', 'mine')).toBe(mine.response);
    expect(takeEarly('/api/user/', 'mine')).toBeUndefined();
  });

  test('is asked for anew when it is old', () => {
    globalThis.marqueeEarly = new Map([['/api/user/', started(31_000)]]);
    expect(takeEarly('/api/user/', 'mine')).toBeUndefined();
  });

  test('is no answer for somebody who has signed out', () => {
    globalThis.marqueeEarly = new Map([['/api/user/', started()]]);
    expect(takeEarly('/api/user/', null)).toBeUndefined();
  });
});

describe('what a page asks for first', () => {
  const storeOf = (text: string | null = null) => {
    let kept = text;
    return {
      getItem: () => kept,
      setItem: (_: string, value: string) => {
        kept = value;
      },
      known: (): unknown => JSON.parse(kept ?? '{}'),
    };
  };

  test('is kept by address, until somebody does something', () => {
    const store = storeOf();
    const notes = createFirstCalls({ pathname: '/home', search: '?a=1' }, store);
    for (const call of ['/api/file/', '/api/file/', '/api/ads/']) notes.note(call);
    notes.keep();
    notes.note('/api/late/');
    notes.keep();
    expect(store.known()).toEqual({ '/home?a=1': ['/api/file/', '/api/ads/'] });
  });

  test('leaves out the selection, unless the address itself names it', () => {
    const store = storeOf();
    const notes = createFirstCalls({ pathname: '/boards', search: '?orgID=o1' }, store);
    for (const call of [
      '/api/boards/uncached/?orgID=o1',
      '/api/boards/uncached/?orgID=o2',
      '/api/boards/facets?orgID=o1&teamID=t1',
    ])
      notes.note(call);
    notes.keep();
    expect(store.known()).toEqual({ '/boards?orgID=o1': ['/api/boards/uncached/?orgID=o1'] });
  });

  test('is kept of the last twelve addresses, ten reads each', () => {
    const store = storeOf();
    for (let page = 0; page < 15; page += 1) {
      const notes = createFirstCalls({ pathname: `/p${String(page)}`, search: '' }, store);
      for (let call = 0; call < 12; call += 1) notes.note(`/api/${String(call)}`);
      notes.keep();
    }
    const known = store.known() as Record<string, string[]>; // what keep wrote
    expect(Object.keys(known)).toEqual(Array.from({ length: 12 }, (_, i) => `/p${String(i + 3)}`));
    expect(known['/p14']).toHaveLength(10);
  });

  test.each(['[', '"text"', null])('does not mind what it finds in the store: %s', (text) => {
    const notes = createFirstCalls({ pathname: '/home', search: '' }, storeOf(text));
    notes.note('/api/file/');
    expect(notes.keep).not.toThrow();
  });
});

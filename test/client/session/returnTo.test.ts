import {
  toReturnTo,
  isSessionEnded,
  readReturnTo,
  returnState,
  safePath,
  sessionEndedFrom,
} from '../../../src/client/session/returnTo';

describe('the way back after a login', () => {
  test.each([
    ['/boards?page=3&orgID=o1#row', '/boards?page=3&orgID=o1#row'],
    ['/organisation/a%2Fb', '/organisation/a%2Fb'],
    ['/home', '/home'],
  ])('%s is followed', (path, expected) => expect(safePath(path)).toBe(expected));

  test.each([
    ['another origin', 'https://evil.example/home'],
    ['a protocol-relative address', '//evil.example/home'],
    ['a backslash after the slash', '/\\evil.example'],
    ['a backslash later', '/home\\..\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end that browsers drop', '/\n/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'home'],
    ['slashes that dots make', '/x/..//evil.example'],
    ['the login page itself', '/'],
    ['the login page with a query', '/?from=/'],
    ['no text', { pathname: '/home' }],
    ['nothing', undefined],
  ])('%s is not followed: the user goes home instead', (_, path) => expect(safePath(path)).toBe('/home'));

  test('carries path, query, hash and the page state', () => {
    expect(
      toReturnTo({ pathname: '/newcampaign/', search: '?orgID=o1', hash: '#dates', state: { orgID: 'o1' } }),
    ).toEqual({ from: '/newcampaign/?orgID=o1#dates', prevState: { orgID: 'o1' } });
    expect(toReturnTo({ pathname: '/boards', search: '', hash: '' })).toEqual({ from: '/boards', prevState: null });
  });

  test('reads whatever stands in the history entry', () => {
    expect(readReturnTo({ from: '/boards', prevState: { ticked: ['b1'] } })).toEqual({
      from: '/boards',
      prevState: { ticked: ['b1'] },
    });
    expect(readReturnTo({ from: '//evil.example' })).toEqual({ from: '/home', prevState: null });
    expect(readReturnTo(null)).toEqual({ from: '/home', prevState: null });
    expect(readReturnTo('text')).toEqual({ from: '/home', prevState: null });
  });

  test('a session that ended is noted beside the way back, and nowhere else', () => {
    const state = sessionEndedFrom({ pathname: '/boards', search: '?page=2', hash: '' });
    expect(isSessionEnded(state)).toBe(true);
    expect(readReturnTo(state)).toEqual({ from: '/boards?page=2', prevState: null });
    expect(isSessionEnded({ from: '/boards' })).toBe(false);
    expect(isSessionEnded('sessionEnded')).toBe(false);
    expect(isSessionEnded(null)).toBe(false);
  });

  test('gives the page its state back, and names it prevState too', () => {
    expect(returnState({ orgID: 'o1' })).toEqual({ orgID: 'o1', prevState: { orgID: 'o1' } });
    expect(returnState('a text')).toEqual({ prevState: 'a text' });
    expect(returnState(null)).toBeNull();
    expect(returnState(undefined)).toBeNull();
  });
});

import { actionGroups, addressOf, matches, mergeGroups } from '../../../../src/client/shell/palette/paletteOption';

const ran = jest.fn();

describe('its rules', () => {
  test('every word must be found', () => {
    expect(matches('Go to Boards', 'boards go')).toBe(true);
    expect(matches('Go to Boards', 'boards now')).toBe(false);
    expect(matches('Go to Boards', '')).toBe(true);
  });
  test.each([
    ['/users', '/users'],
    [' /ads?x=1 ', '/ads?x=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['users', undefined],
    ['/a b', undefined],
  ])('%j leads to %j', (typed, path) => {
    expect(addressOf(typed)).toBe(path);
  });
  test('the palette does not offer itself', () => {
    expect(
      actionGroups(
        [{ id: 'palette.open', keys: 'mod+k', label: 'Command palette', group: 'Everywhere', run: ran }],
        '',
      ),
    ).toEqual([]);
  });
});

test('groups with the same name are merged, and a record found twice is listed once', () => {
  const option = (id: string) => ({ id, label: id, run: () => undefined });
  const merged = mergeGroups([
    { name: 'Boards', options: [option('boards.add')] },
    { name: 'Go to', options: [option('go')] },
    { name: 'Boards', options: [option('board.1'), option('board.1'), option('boards.add')] },
    { name: 'Teams', options: [] },
  ]);
  expect(merged.map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['Boards', ['boards.add', 'board.1']],
    ['Go to', ['go']],
  ]);
});

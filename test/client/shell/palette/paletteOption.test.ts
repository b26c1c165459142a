import {
  actionGroups,
  parseAddress,
  matches,
  mergeGroups,
  ranked,
} from '../../../../src/client/shell/palette/paletteOption';

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
    expect(parseAddress(typed)).toBe(path);
  });
  test('the palette does not offer itself', () => {
    expect(
      actionGroups(
        [{ id: 'palette.open', keys: 'mod+k', label: 'Command palette', group: 'Everywhere', run: ran }],
        '',
        true,
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

test('actions come in the order of the page: its own, lists if there is one, pages, the rest', () => {
  const shortcuts = ['shell.theme', 'go./users', 'rows.next', 'boards.add'].map((id) => ({
    id,
    label: id,
    group: id,
    run: ran,
  }));
  const names = (hasList: boolean) => actionGroups(shortcuts, '', hasList).map(({ name }) => name);
  expect(names(true)).toEqual(['boards.add', 'rows.next', 'go./users', 'shell.theme']);
  expect(names(false)).toEqual(['boards.add', 'go./users', 'shell.theme']);
});

test('a whole word counts more than a part of one', () => {
  const group = (name: string, ...labels: string[]) => ({
    name,
    options: labels.map((label) => ({ id: label, label, run: () => undefined })),
  });
  const groups = [group('Boards', 'Triana 1', 'Analog Square'), group('Users', 'Ana Okafor'), group('Teams', 'Triana')];
  expect(ranked(groups, 'ana').map(({ name }) => name)).toEqual(['Users', 'Boards', 'Teams']);
});

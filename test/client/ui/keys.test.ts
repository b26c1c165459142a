import { isCharacter, printedKeys } from '../../../src/client/ui/keyboard/shortcuts';

it.each([
  ['mod+k', false, ['Ctrl', 'K']],
  ['mod+k', true, ['⌘', 'K']],
  ['g>h', false, ['G', 'H']],
  ['arrowdown', false, ['↓']],
  ['?', false, ['?']],
] as const)('%s is printed (Mac: %s) as %j', (keys, isMac, printed) => {
  expect(printedKeys(keys, isMac)).toEqual(printed);
});
it.each([
  ['mod+k', false],
  ['ctrl+enter', false],
  ['escape', false],
  ['enter', false],
  ['a', true],
  ['g>h', true],
  ['shift+#', true],
  ['space', true],
])('%s can be turned off: %s', (keys, character) => expect(isCharacter(keys)).toBe(character));

import { sweep } from '#test/sweep';
import { TextColumn } from '../../../../src/server/boards/index/textColumn';

const words = ['wheel', 'quay', 'é', 'station', 'e', '', 'mall \u{1f3a1}', 'tee', '北駅'];
const textOf = (i: number): string =>
  `${words[i % words.length] ?? ''} ${String(i % 977)}${words[(i * 7) % words.length] ?? ''}`;
const count = 40_000;

/** Enough texts for a common search; every fifth was replaced, so the buffer also has its old version. */
const column = new TextColumn();
const texts = Array.from({ length: count }, (_, i) => textOf(i));
beforeAll(() => {
  for (const [i, text] of texts.entries()) column.set(i, i % 5 === 0 ? `${text} eee` : text);
  for (let i = 0; i < count; i += 5) column.set(i, texts[i] ?? '');
});

test('marks exactly the texts that have the part', () =>
  sweep(
    [
      'e',
      'w',
      'z',
      'ee',
      'qu',
      'ez',
      'é',
      ' ',
      '1',
      'tee',
      'wheel',
      'wheel 42',
      '北',
      '北駅',
      '\u{1f3a1}',
      'nowhere',
      'eee',
      '7e',
    ].map((part) => [part, part] as const),
    (part) => {
      const flags = new Uint8Array(count);
      column.mark(part, flags);
      expect([...flags.keys()].filter((i) => flags[i] === 1)).toEqual(
        [...texts.keys()].filter((i) => texts[i]?.includes(part)),
      );
    },
  ));

import { imageNotes } from '../../../src/server/artwork/facts.rules';

test('a picture is noted as large only above each limit of the platforms', () => {
  const noted = (bytes: number) =>
    imageNotes({ bytes, colourSpace: 'srgb', durationMs: null, deep: false }).map(({ level }) => level);
  const limits = [
    [750_000, [], ['info']],
    [5_000_000, ['info'], ['warning']],
    [10_000_000, ['warning'], ['error']],
  ] as const;
  for (const [limit, at, above] of limits) expect([noted(limit), noted(limit + 1)]).toEqual([at, above]);
});

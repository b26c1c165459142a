import fc from 'fast-check';
import { filmOfTable, filmOfTracks, mp4Box } from '#test/hostileMedia';
import { excessiveBoxes } from '../../../../src/server/artwork/inspection/mp4Boxes.rules';

test('sixteen tracks are analysed, seventeen and four thousand are refused', () => {
  expect(excessiveBoxes(filmOfTracks(16))).toBeUndefined();
  expect(excessiveBoxes(filmOfTracks(17))).toContain('more than 16 tracks');
  expect(excessiveBoxes(filmOfTracks(4000))).toContain('more than 16 tracks');
});

test.each(['stco', 'co64', 'stsz', 'stts', 'ctts'])('a table %s of 20 MB is refused, one of 1 MB is not', (type) => {
  expect(excessiveBoxes(filmOfTable(1_000_000, type))).toBeUndefined();
  expect(excessiveBoxes(filmOfTable(20_000_000, type))).toContain(`'${type}'`);
});

test('tracks in a box with a 64-bit size count too', () => {
  const tracks = Array.from({ length: 17 }, () => mp4Box('trak'));
  const body = Buffer.concat(tracks);
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write('moov', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  expect(excessiveBoxes(Buffer.concat([head, body]))).toContain('more than 16 tracks');
});

test('thousands of empty boxes are refused', () => {
  expect(excessiveBoxes(Buffer.concat(Array.from({ length: 30_000 }, () => mp4Box('free'))))).toContain(
    'too many parts',
  );
});

test('any bytes are walked without an error', () => {
  const boxes = fc.array(
    fc.tuple(fc.constantFrom(0, 1, 7, 8, 9, 40, 0xffffffff), fc.constantFrom('moov', 'trak', 'stbl', 'stco', 'free')),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(boxes, fc.uint8Array({ maxLength: 40 }), (heads, tail) => {
      const bytes = Buffer.concat([
        ...heads.map(([size, type]) => {
          const head = Buffer.alloc(8);
          head.writeUInt32BE(size, 0);
          head.write(type, 4, 'latin1');
          return head;
        }),
        tail,
      ]);
      const found = excessiveBoxes(bytes);
      return found === undefined || found.endsWith('.');
    }),
    { numRuns: 500 },
  );
});

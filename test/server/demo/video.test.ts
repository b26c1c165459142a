import { BitWriter, unitOf } from '../../../src/server/demo/video/bits';
import { createEncoder } from '../../../src/server/demo/video/h264';
import { mp4Of } from '../../../src/server/demo/video/mp4';
import { guess, miss, type Plane } from '../../../src/server/demo/video/plane';

describe('bits', () => {
  const bits = (writer: BitWriter): string =>
    [...writer.end()].map((byte) => byte.toString(2).padStart(8, '0')).join('');

  it.each([
    [0, '1'],
    [1, '010'],
    [2, '011'],
    [3, '00100'],
    [7, '0001000'],
    [25, '000011010'],
  ])('codes %d by Exp-Golomb', (value, code) => {
    expect(bits(new BitWriter().ue(value)).startsWith(`${code}1`)).toBe(true);
  });
  it.each([
    [0, '1'],
    [1, '010'],
    [-1, '011'],
    [2, '00100'],
    [-2, '00101'],
  ])('codes the signed %d', (value, code) => {
    expect(bits(new BitWriter().se(value)).startsWith(code)).toBe(true);
  });
  it('writes values longer than a byte, bytes, and the stop bit', () => {
    expect([...new BitWriter().bits(0x1234, 16).bits(1, 1).align().bytes(Uint8Array.of(9, 8)).end()]).toEqual([
      0x12, 0x34, 0x80, 9, 8, 0x80,
    ]);
    expect(new BitWriter().bytes(new Uint8Array(200_000)).end()).toHaveLength(200_001);
  });
  it('keeps start codes out of a unit', () => {
    expect([...unitOf(0x65, Buffer.from([0, 0, 1, 0, 0, 0, 0, 3, 5]))]).toEqual([
      0x65, 0, 0, 3, 1, 0, 0, 3, 0, 0, 3, 3, 5,
    ]);
  });
});

describe('guesses', () => {
  /** A plane of 48 by 48 that rises by 2 to the right and by 1 downwards. */
  const plane: Plane = {
    stride: 48,
    data: Uint8Array.from({ length: 48 * 48 }, (_, i) => 20 + 2 * (i % 48) + Math.floor(i / 48)),
  };
  const block = (size: number): Uint8Array =>
    Uint8Array.from({ length: size * size }, (_, i) => 20 + 2 * (16 + (i % size)) + 16 + Math.floor(i / size));
  const at = { left: true, above: true };

  it.each([16, 8])('foretells a slope of %d samples exactly', (size) => {
    const out = new Uint8Array(size * size);
    expect(guess('plane', plane, 16, 16, size, at, out)).toBe(true);
    expect(miss(out, block(size), 1)).toBe(0);
  });
  it('goes on straight from above and from the left', () => {
    const out = new Uint8Array(256);
    guess('vertical', plane, 16, 16, 16, at, out);
    expect([out[0], out[15], out[240]]).toEqual([67, 97, 67]);
    guess('horizontal', plane, 16, 16, 16, at, out);
    expect([out[0], out[15], out[240]]).toEqual([66, 66, 81]);
  });
  it('takes the mean of what is there, and grey at the corner', () => {
    const out = new Uint8Array(256);
    guess('dc', plane, 0, 0, 16, { left: false, above: false }, out);
    expect(new Set(out)).toEqual(new Set([128]));
    guess('dc', plane, 16, 16, 16, { left: true, above: false }, out);
    expect(out[0]).toBe(74);
  });
  it('refuses what needs a neighbour outside the picture', () => {
    const out = new Uint8Array(256);
    expect(guess('vertical', plane, 16, 0, 16, { left: true, above: false }, out)).toBe(false);
    expect(guess('horizontal', plane, 0, 16, 16, { left: false, above: true }, out)).toBe(false);
    expect(guess('plane', plane, 0, 16, 16, { left: false, above: true }, out)).toBe(false);
  });
  it('counts a difference above the tolerance as no match', () => {
    expect(miss(Uint8Array.of(1, 2), Uint8Array.of(2, 4), 2)).toBe(3);
    expect(miss(Uint8Array.of(1, 2), Uint8Array.of(2, 5), 2)).toBe(Infinity);
  });
});

describe('encoder', () => {
  const flat = new Uint32Array(64 * 48).fill(0xff2060c0);

  it('says its size, with what lies beyond the edge cut away', () => {
    expect(createEncoder(3840, 1080).sequenceSet.subarray(0, 4)).toEqual(Buffer.from([0x67, 66, 0xc0, 51]));
    expect(createEncoder(1920, 1080).sequenceSet[3]).toBe(40);
    expect(createEncoder(64, 48).pictureSet[0]).toBe(0x68);
  });
  it('codes a flat picture in a few bytes and an unchanged one in fewer', () => {
    const encoder = createEncoder(64, 48);
    const first = encoder.frame(flat);
    expect(first[0]).toBe(0x65);
    // One block is stored whole (384 bytes), the other eleven are foretold.
    expect(first.length).toBeLessThan(384 + 40);
    const second = encoder.frame(flat.slice());
    expect(second[0]).toBe(0x61);
    expect(second.length).toBeLessThan(8);
  });
  it('stores anew what changed, and only that', () => {
    const encoder = createEncoder(64, 48);
    encoder.frame(flat);
    const changed = flat.slice();
    for (let i = 0; i < 16; i += 1) changed[i * 5] = 0xff000000 + i * 999;
    const { length } = encoder.frame(changed);
    expect(length).toBeGreaterThan(384);
    expect(length).toBeLessThan(64 * 48 * 1.5);
  });
});

it('writes boxes that fill the file, with the pictures where the index says', () => {
  const samples = [
    { unit: Buffer.from('first picture'), milliseconds: 100, key: true },
    { unit: Buffer.from('second'), milliseconds: 900, key: false },
  ];
  const file = mp4Of(64, 48, createEncoder(64, 48), samples);
  const boxes: string[] = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at))
    boxes.push(file.subarray(at + 4, at + 8).toString('latin1'));
  expect(boxes).toEqual(['ftyp', 'moov', 'mdat']);
  const offset = file.readUInt32BE(file.indexOf('stco') + 12);
  expect(file.readUInt32BE(offset)).toBe('first picture'.length);
  expect(file.subarray(offset + 4, offset + 17).toString()).toBe('first picture');
  expect(file.readUInt32BE(file.indexOf('mvhd') + 20)).toBe(1000);
});

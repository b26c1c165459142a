/** One coded picture and how long it is shown. */
export interface Sample {
  unit: Buffer;
  milliseconds: number;
  key: boolean;
}

const u8 = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => {
  const b = Buffer.alloc(2);
  b.writeUInt16BE(value);
  return b;
};
const u32 = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const b = Buffer.alloc(4);
      b.writeUInt32BE(value);
      return b;
    }),
  );
const text = (name: string): Buffer => Buffer.from(name, 'latin1');
const zeros = (count: number): Buffer => Buffer.alloc(count);

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
};
/** A box that begins with a version (0) and flags. */
const fullBox = (type: string, flags: number, ...parts: Buffer[]): Buffer => box(type, u32(flags), ...parts);
const matrix = Buffer.concat([u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000)]);

/**
 * An MP4 file (ISO/IEC 14496-12 and -15) with one H.264 track, its index before the pictures so that a browser can start at once.
 * Times count in milliseconds.
 */
export function mp4Of(
  width: number,
  height: number,
  sets: { sequenceSet: Buffer; pictureSet: Buffer },
  samples: readonly Sample[],
): Buffer {
  const duration = samples.reduce((sum, sample) => sum + sample.milliseconds, 0);
  const pictures = samples.map(({ unit }) => Buffer.concat([u32(unit.length), unit]));
  const head = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'));
  const index = (offset: number): Buffer =>
    box(
      'moov',
      fullBox('mvhd', 0, zeros(8), u32(1000, duration, 0x10000), u16(0x100), zeros(10), matrix, zeros(24), u32(2)),
      box(
        'trak',
        fullBox('tkhd', 3, zeros(8), u32(1, 0, duration), zeros(16), matrix, u32(width * 0x10000, height * 0x10000)),
        box(
          'mdia',
          fullBox('mdhd', 0, zeros(8), u32(1000, duration), u16(0x55c4), zeros(2)),
          fullBox('hdlr', 0, zeros(4), text('vide'), zeros(12), text('Video\0')),
          box(
            'minf',
            fullBox('vmhd', 1, zeros(8)),
            box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
            sampleTable(width, height, sets, samples, pictures, offset),
          ),
        ),
      ),
    );
  const offset = head.length + index(0).length + 8;
  return Buffer.concat([head, index(offset), box('mdat', ...pictures)]);
}

function sampleTable(
  width: number,
  height: number,
  { sequenceSet, pictureSet }: { sequenceSet: Buffer; pictureSet: Buffer },
  samples: readonly Sample[],
  pictures: readonly Buffer[],
  offset: number,
): Buffer {
  const settings = box(
    'avcC',
    u8(1, sequenceSet[1] ?? 0, sequenceSet[2] ?? 0, sequenceSet[3] ?? 0, 0xff, 0xe1),
    u16(sequenceSet.length),
    sequenceSet,
    u8(1),
    u16(pictureSet.length),
    pictureSet,
  );
  const entry = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(0x480000, 0x480000),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    settings,
  );
  const keys = samples.flatMap(({ key }, i) => (key ? [i + 1] : []));
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), entry),
    fullBox('stts', 0, u32(samples.length), u32(...samples.flatMap(({ milliseconds }) => [1, milliseconds]))),
    fullBox('stss', 0, u32(keys.length, ...keys)),
    fullBox('stsc', 0, u32(1, 1, samples.length, 1)),
    fullBox('stsz', 0, u32(0, samples.length, ...pictures.map(({ length }) => length))),
    fullBox('stco', 0, u32(1, offset)),
  );
}

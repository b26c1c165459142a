/** A chunk of a PNG is a length, a type, data and a checksum (W3C PNG, section 5.3). */
const pngSignature = 8;

/**
 * The frames of an animated PNG: how long each is shown, in milliseconds, and whether some are missing. Decoders read its
 * first frame only, so its chunks are walked, without reading what is in them.
 */
export function readApng(bytes: Buffer): { delays: number[]; isCut: boolean } {
  const delays: number[] = [];
  let announced = 0;
  for (let at = pngSignature; at + 8 <= bytes.length;) {
    const data = at + 8;
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, data);
    if (type === 'IEND') return { delays, isCut: delays.length < announced };
    at = data + length + 4;
    if (at > bytes.length) break;
    if (type === 'acTL' && length >= 8) announced = bytes.readUInt32BE(data);
    if (type === 'fcTL' && length >= 26)
      delays.push(apngDelay(bytes.readUInt16BE(data + 20), bytes.readUInt16BE(data + 22)));
  }
  return { delays, isCut: true };
}

/** A fraction of a second; without a denominator, hundredths. */
const apngDelay = (numerator: number, denominator: number): number => (1000 * numerator) / (denominator || 100);

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

/**
 * Whether a GIF ends within a frame, which decoders make up. A missing trailer takes nothing away, and what is no block is
 * left to the decoder (GIF89a, sections 18 to 27).
 */
export function isCutGif(bytes: Buffer): boolean {
  let at = 13 + colours(bytes[10]);
  while (at < bytes.length) {
    const isFrame = bytes[at] === image && at + 10 < bytes.length;
    if (bytes[at] === extension) at += 2;
    else if (isFrame) at += 11 + colours(bytes[at + 9]);
    else return false;
    // The data in blocks of up to 255 bytes, ended by one of none.
    for (let size = bytes[at]; size !== 0; size = bytes[at]) {
      if (size === undefined) return isFrame && at > bytes.length;
      // Some programs leave out the last block, but not the trailer.
      if (size === trailer && at === bytes.length - 1) return false;
      at += 1 + size;
    }
    at += 1;
  }
  return false;
}

/** The bytes of a colour table, by the flags that announce it. */
const colours = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

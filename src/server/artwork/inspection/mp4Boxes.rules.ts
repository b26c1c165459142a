/**
 * Limits above which an MP4 file is refused unanalysed. A film of 30 seconds has 2 or 3 tracks and tables of a few kB.
 */
const limits = {
  tracks: 16,
  /** Bytes of one sample table (`stsz`, `stco`, ...): half a million entries, hours of film. */
  table: 2_000_000,
  boxes: 20_000,
};

/** Boxes that contain boxes, on the way to a track's sample tables (ISO/IEC 14496-12, section 6.2.3). */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'udta', 'mvex', 'moof', 'traf']);

/** Tables with one entry for each sample or chunk of a track (ISO/IEC 14496-12, section 8.6 and 8.7). */
const tables = new Set(['stts', 'ctts', 'stss', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'sdtp', 'sbgp', 'trun']);

/**
 * Walks the headers of an MP4 file's boxes, without reading what is in them. MediaInfo's time grows with the square of the
 * tracks and with the tables, so a file beyond the limits is refused first.
 * @returns what is wrong, as a sentence; undefined when the file may be analysed
 */
export function excessiveBoxes(bytes: Buffer): string | undefined {
  const seen = { tracks: 0, boxes: 0 };
  const walk = (from: number, to: number): string | undefined => {
    let at = from;
    while (at + 8 <= to) {
      const { type, start, end } = boxAt(bytes, at, to);
      seen.boxes += 1;
      if (type === 'trak') seen.tracks += 1;
      if (seen.boxes > limits.boxes) return 'This video has too many parts (boxes) to be checked.';
      if (seen.tracks > limits.tracks) return `This video has more than ${String(limits.tracks)} tracks.`;
      if (tables.has(type) && end - start > limits.table) return `A table of this video ('${type}') is too large.`;
      const problem = containers.has(type) ? walk(start, end) : undefined;
      if (problem !== undefined) return problem;
      if (end <= at) return undefined;
      at = end;
    }
    return undefined;
  };
  return walk(0, bytes.length);
}

/** What players cannot do without: the descriptions of a film and of its fragments, and the pictures and sounds. */
const media = new Set(['mdat', 'imda']);
const essential = new Set(['moov', 'moof', ...media]);

/**
 * The part of a file that is the film, and whether it has the pictures and sounds that its tables list. What follows the
 * boxes of a film, such as a text, reads as a box that reaches beyond the file. Players ignore it; MediaInfo takes the
 * film for one that is cut off.
 */
export function filmIn(bytes: Buffer): { film: Buffer; hasMedia: boolean } {
  let [at, mediaBytes, listed] = [0, 0, 0];
  while (at + 8 <= bytes.length) {
    const { type, start, end, isCut } = boxAt(bytes, at, bytes.length);
    if ((isCut && !essential.has(type)) || end <= at) break;
    if (media.has(type)) mediaBytes += end - start;
    if (type === 'moov') listed += listedBytes(bytes, start, end);
    at = end;
  }
  // Fewer bytes than the header of a box are none.
  return { film: bytes.subarray(0, at), hasMedia: mediaBytes > 0 && mediaBytes >= listed };
}

/** The bytes of the samples whose sizes are listed one by one (`stsz`; ISO/IEC 14496-12, section 8.7.3). */
function listedBytes(bytes: Buffer, from: number, to: number): number {
  let [at, listed] = [from, 0];
  while (at + 8 <= to) {
    const { type, start, end } = boxAt(bytes, at, to);
    if (end <= at) break;
    if (containers.has(type)) listed += listedBytes(bytes, start, end);
    // The version, the size of all samples or 0, the number of samples, and their sizes.
    if (type === 'stsz' && end - start > 12 && bytes.readUInt32BE(start + 4) === 0)
      for (let size = start + 12; size + 4 <= end; size += 4) listed += bytes.readUInt32BE(size);
    at = end;
  }
  return listed;
}

/**
 * For how many seconds players show the film's pictures, by the edits of its first track of pictures: to trim a film, most
 * programs leave all of them in the file (ISO/IEC 14496-12, section 8.6.6). Undefined without edits, and in a film of
 * fragments, where they say it of the first one at most.
 */
export function shownSeconds(bytes: Buffer): number | undefined {
  const [header] = partsIn(bytes, 'moov', 'mvhd');
  const isOfPictures = (track: Buffer): boolean =>
    partsIn(track, 'mdia', 'hdlr').some((handler) => handler.toString('latin1', 8, 12) === 'vide');
  const [edits] = partsIn(partsIn(bytes, 'moov', 'trak').find(isOfPictures) ?? Buffer.alloc(0), 'edts', 'elst');
  const isInFragments = partsIn(bytes, 'moov', 'mvex').length > 0;
  // Version 1 is for films of days.
  if (!header || header.length < 16 || header[0] !== 0 || edits?.[0] !== 0 || isInFragments) return undefined;
  let units = 0;
  // Each edit is a duration, where it starts (-1: it shows nothing), and a speed.
  for (let at = 8; at + 12 <= edits.length; at += 12)
    if (edits.readInt32BE(at + 4) !== -1) units += edits.readUInt32BE(at);
  return units > 0 ? units / header.readUInt32BE(12) : undefined;
}

/** The contents of the boxes that the types lead to, each within the one before. */
function partsIn(bytes: Buffer, type: string, ...rest: string[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const box = boxAt(bytes, at, bytes.length);
    if (box.type === type) parts.push(bytes.subarray(box.start, box.end));
    at = Math.max(box.end, at + 8);
  }
  const [next, ...after] = rest;
  return next === undefined ? parts : parts.flatMap((part) => partsIn(part, next, ...after));
}

/** Boxes of nothing. Some programs write one before the box that says what the file is. */
const padding = new Set(['free', 'skip', 'wide']);

/** The file from its first box on that is more than padding; the whole file if it has no boxes. */
export function withoutPadding(bytes: Buffer): Buffer {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const { type, end } = boxAt(bytes, at, bytes.length);
    if (!padding.has(type) || end <= at) break;
    at = end;
  }
  return bytes.subarray(at);
}

/**
 * One box: its type, and where its contents start and end. A box that claims to be larger than its container is cut off:
 * it ends with the container.
 */
function boxAt(bytes: Buffer, at: number, to: number): { type: string; start: number; end: number; isCut: boolean } {
  const size = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  // Size 1: a 64-bit size follows; size 0: the box reaches to the end.
  const isLong = size === 1 && at + 16 <= to;
  const end = isLong ? at + Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? to : at + Math.max(size, 8);
  return { type, start: at + (isLong ? 16 : 8), end: Math.min(to, end), isCut: end > to };
}

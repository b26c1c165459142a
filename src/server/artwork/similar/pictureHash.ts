import phash from 'sharp-phash';

/**
 * Two pictures look alike if at most this many of the 64 bits of their hashes differ
 * (docs/decisions/032-uploads.md).
 */
export const maxDistance = 10;

/**
 * The perceptual hash of a picture: 64 bits as 16 hexadecimal digits. It captures shapes, not colours: a resized,
 * recompressed or slightly cropped picture keeps nearly all bits.
 */
export async function hashPicture(picture: Buffer): Promise<string> {
  const bits = await phash(picture);
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Likeness from 0 to 1; 1 for identical hashes. */
export const toLikeness = (distance: number): number => 1 - distance / 64;

const digitsInBand = 4;

/** All values of 16 bits that differ from a value in at most two bits: 137 of them. */
function listNeighbours(value: number): number[] {
  const flips = [0];
  for (let one = 0; one < 16; one += 1) {
    flips.push(1 << one);
    for (let other = 0; other < one; other += 1) flips.push((1 << one) | (1 << other));
  }
  return flips.map((flip) => value ^ flip);
}

/**
 * The index keys that find every hash within 11 bits of this one: of four bands of 16 bits, at least one then differs
 * in at most two bits. In the format of the index `files_picture_bands`.
 */
export function bandKeysNear(hash: string): string[] {
  return [0, 1, 2, 3].flatMap((band) =>
    listNeighbours(parseInt(hash.slice(band * digitsInBand, (band + 1) * digitsInBand), 16)).map(
      (value) => `${String(band)}${value.toString(16).padStart(digitsInBand, '0')}`,
    ),
  );
}

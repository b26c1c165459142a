import type { ArtworkType } from '#contract/fileTypes';

/** How many bytes are needed to detect the type. */
const enough = 12;

/**
 * Brands of other formats in the same container, as the server's `file-type` tells them apart: QuickTime, M4V, audio,
 * 3GP, HEIC, AVIF, Canon's raw pictures.
 */
const otherBrands = /^(qt  |M4V[ HP]|M4[AB] |F4[AB] |3g|avi[fs]|mif1|msf1|he[iv][cx]|crx )/;

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** Some pad it with a NUL instead of a space; `file-type` reads one so. */
const brandOf = (bytes: Uint8Array): string => ascii(bytes, 8, 12).replace('\0', ' ');

/**
 * The type detected from the first bytes, whatever the name says; undefined for types that are not accepted. The server
 * checks all bytes; this only avoids uploads that it would refuse.
 */
export function detectType(bytes: Uint8Array): ArtworkType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG') return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return ascii(bytes, 4, 8) === 'ftyp' && !otherBrands.test(brandOf(bytes)) ? 'video/mp4' : undefined;
}

export async function sniffType(file: Blob): Promise<ArtworkType | undefined> {
  return detectType(new Uint8Array(await file.slice(0, enough).arrayBuffer()));
}

/**
 * The MIME types that an upload may have, with their file extensions, the usual one first. The server checks the bytes,
 * not the name.
 */
export const fileExtensions = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'video/mp4': ['.mp4'],
} as const;
export type ArtworkType = keyof typeof fileExtensions;
export const artworkTypes = Object.keys(fileExtensions) as ArtworkType[]; // keys of the object above

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
};

/** 'JPEG' for `image/jpeg`; unknown types are returned unchanged. */
export const formatName = (type: string): string => names[type] ?? type;

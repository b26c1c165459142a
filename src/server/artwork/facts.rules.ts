import type { FileFacts } from '#contract/artwork';
import { fileExtensions, formatName } from '#contract/fileTypes';
import { longestSpotMs, spotToleranceMs } from '#contract/fitRules';

type Notes = NonNullable<FileFacts['notes']>;
const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

/**
 * Notes for the reviewer about a picture; the limits are from the platforms' published specifications (OpenOOH draft,
 * Basis, Vistar).
 */
export function imageNotes({
  bytes,
  colourSpace,
  animated,
  rotated,
  deep,
  durationMs,
}: Pick<FileFacts, 'bytes' | 'colourSpace' | 'animated' | 'rotated' | 'durationMs'> & { deep: boolean }): Notes {
  const notes: Notes = [];
  if (colourSpace === 'cmyk')
    notes.push({ level: 'warning', text: 'CMYK colours: screens show RGB, so the colours will shift' });
  if (deep) notes.push({ level: 'warning', text: '16 bits a channel: screens show 8' });
  if (rotated === true) notes.push({ level: 'warning', text: 'Rotated by an EXIF tag, which some players ignore' });
  if (animated === true)
    notes.push({ level: 'warning', text: 'Animated: boards for still images show only its first frame' });
  if ((durationMs ?? 0) > longestSpotMs + spotToleranceMs) notes.push(tooLong);
  if (bytes > 10 * megabyte)
    notes.push({ level: 'error', text: 'Larger than 10 MB: most platforms refuse such pictures' });
  else if (bytes > 5 * megabyte)
    notes.push({ level: 'warning', text: 'Larger than 5 MB: some platforms refuse such pictures' });
  else if (bytes > 750 * kilobyte)
    notes.push({ level: 'info', text: 'Larger than 750 KB: not accepted by every platform' });
  return notes;
}

const tooLong: Notes[number] = {
  level: 'error',
  text: `Longer than ${String(longestSpotMs / 1000)} seconds, the longest spot there is`,
};

/** Notes for the reviewer about a video. */
export function videoNotes({
  codec,
  hasAudio,
  durationMs,
  rotated,
  stretched,
}: Pick<FileFacts, 'codec' | 'hasAudio' | 'durationMs' | 'rotated'> & { stretched: boolean }): Notes {
  const notes: Notes = [];
  if (codec !== 'AVC')
    notes.push({
      level: 'warning',
      text: `Encoded as ${codec ?? 'an unknown format'}, not H.264: many players cannot show it`,
    });
  if (hasAudio === true) notes.push({ level: 'warning', text: 'Has a sound track: most boards are silent' });
  if (rotated === true)
    notes.push({ level: 'warning', text: 'Rotated by a flag in the file, which some players ignore' });
  if (stretched)
    notes.push({ level: 'warning', text: 'Its pixels are not square: players that ignore this show it distorted' });
  if ((durationMs ?? 0) > longestSpotMs + spotToleranceMs) notes.push(tooLong);
  return notes;
}

/**
 * A file name whose extension does not match the bytes is no reason to refuse the file (files are renamed), but worth a
 * note.
 */
export function nameNotes(fileName: string, type: string): Notes {
  const ending = `.${fileName.split('.').at(-1)?.toLowerCase() ?? ''}`;
  const [named] = Object.entries(fileExtensions).find(([, those]) => those.some((each) => each === ending)) ?? [];
  return named === undefined || named === type
    ? []
    : [{ level: 'warning', text: `Named as ${formatName(named)}, but the file is ${formatName(type)}` }];
}

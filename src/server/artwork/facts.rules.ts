import type { FileFacts } from '#contract/artwork';
import { fileExtensions, formatName } from '#contract/fileTypes';
import { longestSpotMs, spotToleranceMs } from '#contract/fitRules';

type Notes = NonNullable<FileFacts['notes']>;
const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

const warningIf = (isSo: boolean, text: string): Notes => (isSo ? [{ level: 'warning', text }] : []);

/**
 * Notes for the reviewer about a picture; the limits are from the platforms' published specifications (OpenOOH draft,
 * Basis, Vistar).
 */
export const imageNotes = (
  facts: Pick<FileFacts, 'bytes' | 'colourSpace' | 'animated' | 'rotated' | 'durationMs'> & { deep: boolean },
): Notes => [
  ...warningIf(facts.colourSpace === 'cmyk', 'CMYK colours: screens show RGB, so the colours will shift'),
  ...warningIf(facts.deep, '16 bits a channel: screens show 8'),
  ...warningIf(facts.rotated === true, 'Rotated by an EXIF tag, which some players ignore'),
  ...warningIf(facts.animated === true, 'Animated: boards for still images show only its first frame'),
  ...durationNotes(facts),
  ...sizeNotes(facts.bytes),
];

function sizeNotes(bytes: number): Notes {
  if (bytes > 10 * megabyte)
    return [{ level: 'error', text: 'Larger than 10 MB: most platforms refuse such pictures' }];
  if (bytes > 5 * megabyte)
    return [{ level: 'warning', text: 'Larger than 5 MB: some platforms refuse such pictures' }];
  if (bytes > 750 * kilobyte) return [{ level: 'info', text: 'Larger than 750 KB: not accepted by every platform' }];
  return [];
}

function durationNotes({ durationMs }: Pick<FileFacts, 'durationMs'>): Notes {
  const text = `Longer than ${String(longestSpotMs / 1000)} seconds, the longest spot there is`;
  return (durationMs ?? 0) > longestSpotMs + spotToleranceMs ? [{ level: 'error', text }] : [];
}

/** Notes for the reviewer about a video. */
export const videoNotes = (
  facts: Pick<FileFacts, 'codec' | 'hasAudio' | 'durationMs' | 'rotated'> & { stretched: boolean },
): Notes => [
  ...warningIf(
    facts.codec !== 'AVC',
    `Encoded as ${facts.codec ?? 'an unknown format'}, not H.264: many players cannot show it`,
  ),
  ...warningIf(facts.hasAudio === true, 'Has a sound track: most boards are silent'),
  ...warningIf(facts.rotated === true, 'Rotated by a flag in the file, which some players ignore'),
  ...warningIf(facts.stretched, 'Its pixels are not square: players that ignore this show it distorted'),
  ...durationNotes(facts),
];

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

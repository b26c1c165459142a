import { venueTypes } from '../../boardTypes';
import { issue, memoizedByText, type RowContext, type RowIssue } from './column';
import { nearest } from './nearest';

export const adTypes = ['static', 'video', 'html', 'audio'] as const;
type AdType = (typeof adTypes)[number];
/** Broadsign Reach ids. */
const ids: Readonly<Record<string, AdType>> = { '1': 'static', '2': 'video', '3': 'audio', '4': 'html' };
const synonyms: Readonly<Record<AdType, string>> = {
  static:
    'image images img picture pictures photo still stills jpg jpeg png gif webp banner poster bild bilder imagen imagenes imagem imagens immagine immagini afbeelding',
  video: 'videos movie movies film films clip mp4 motion animation animated',
  html: 'html5 htm web interactive',
  audio: 'sound mp3',
};
const synonymOf = new Map(adTypes.flatMap((type) => synonyms[type].split(' ').map((word) => [word, type] as const)));

/** `video: false`, `video (no)`: the type is not meant; `video = yes` means it. */
const denied = /[\p{L}\d/]+\s*[:=(]\s*(?:false|no)\s*\)?\s*(?=[;:,|/+&]|$)/gu;
const affirmed = /\s*[:=(]\s*(?:true|yes)\s*\)?\s*(?=[;:,|/+&]|$)/gu;
const fillers = /(?<!\p{L})(?:both(?= +\p{L})|only|nur)(?!\p{L})/gu;
const between = /[;:,|/+&]|(?<![^\s;:,|/+&])(?:and|und|et|y|e|i|or|oder|ou|o)(?![^\s;:,|/+&])/;
/** It may turn the types beside it round, so that none of them is a fix. */
const negation = /=|(?<!\p{L})(?:true|false|yes|no|not|without)(?!\p{L})/u;

/** The types that a cell names. A part of several words is divided if each word names a type: 'still image'. */
const splitParts = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[[\]{}"'.]/gu, '')
    .replace(denied, '')
    .replace(affirmed, '')
    .replace(/\([^)]*\)/g, '')
    .replace(fillers, ' ')
    .split(between)
    .map((part) => part.trim())
    .flatMap((part) => (part === 'both' ? ['static', 'video'] : [part]))
    .flatMap((part) => (part.split(' ').every((word) => findType(word) !== undefined) ? part.split(' ') : [part]))
    .filter((part) => part !== '')
    .map((part) => ids[part] ?? part);
const findType = (word: string): AdType | undefined =>
  ids[word] ?? synonymOf.get(word) ?? adTypes.find((type) => type === word);
const isKnown = (type: string): boolean => adTypes.some((each) => each === type);

/** The ad types of a cell; ids of the provider and everyday words such as 'image' become the known types. */
export const adTypesOf = memoizedByText((text): readonly string[] =>
  [...new Set(splitParts(text).map((part) => synonymOf.get(part) ?? part.slice(0, 50)))].slice(0, 20),
);

const knownTypes = `The known types are ${adTypes.join(', ')}.`;

export const checkAdTypes = memoizedByText((text): RowIssue | null => {
  const parts = splitParts(text);
  const types = adTypesOf(text);
  const unknown = types.filter((type) => !isKnown(type));
  const fixed = types.filter(isKnown);
  if (unknown.length > 0)
    return issue('warning', 'ad-type', ['adTypes'], `Unknown ad type: ${unknown.join(', ')}. ${knownTypes}`, {
      summary: `Has an unknown ad type. ${knownTypes}`,
      ...(!negation.test(unknown.join(' ')) && {
        fix: {
          label: fixed.length > 0 ? `Use ${fixed.join(', ')}` : 'Take as missing',
          cells: { adTypes: fixed.join(';') },
        },
      }),
    });
  const words = parts.filter((part) => !isKnown(part));
  if (words.length === 0) return null;
  return issue('warning', 'ad-type-word', ['adTypes'], `'${words.join(', ')}' is read as ${fixed.join(', ')}.`, {
    summary: `Other words for ${fixed.join(', ')}.`,
    fix: { label: `Use ${fixed.join(', ')}`, cells: { adTypes: fixed.join(';') } },
  });
});

const unreadIds = issue(
  'warning',
  'type-ids',
  ['venueType'],
  "The template holds the provider's own venue type ids, which say nothing here: the venue type stays empty.",
);

const checkVenueText = memoizedByText((text): RowIssue | null => {
  if (text === '' || venueTypes.includes(text)) return null;
  const suggestion = nearest(text, venueTypes);
  if (suggestion === null)
    return issue('warning', 'venue', ['venueType'], 'Not one of the known venue types; it is kept as it is.');
  return issue(
    'warning',
    'venue',
    ['venueType'],
    `Not one of the known venue types; did you mean '${suggestion}'? It is kept as it is.`,
    { fix: { label: `Use '${suggestion}'`, cells: { venueType: suggestion } } },
  );
});

export const checkVenue = (text: string | undefined, { dialect }: RowContext): RowIssue | null =>
  dialect === 'publisher-template' && (text ?? '') === '' ? unreadIds : checkVenueText(text ?? '');

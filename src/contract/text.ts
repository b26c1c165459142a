/** Whether a text has only visible ASCII and spaces. Most have, and need none of the work below; an import checks millions. */
export const isPlain = (text: string): boolean => !/[^ -~]/.test(text);

/**
 * Characters that cannot be seen: Unicode's Default_Ignorable_Code_Point (zero-width spaces, joiners, marks and
 * overrides of direction, soft hyphen, byte order mark, variation selectors, tags), the blank of braille, the
 * interlinear marks, the place of an object, and control characters other than NUL, which is refused, tabs and line
 * ends. Also what shows only with the font of its author (private use), and what is no character at all.
 */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\p{Co}\p{Noncharacter_Code_Point}\x01-\x08\v\f\x0E-\x1F\x7F-\x9F]/gu;

/**
 * Invisible characters that change how a text is drawn, so that a name may need them:
 * joiners after a virama (Indic) and between letters of scripts that join (Arabic, Indic, Mongolian ...), one variation
 * selector after an ideograph, a picture or a Mongolian letter, and the joiner between the pictures of one emoji.
 * Tags are not among them: they could hide a whole sentence behind a flag.
 */
const joining = ['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .concat('Khmr', 'Mymr', 'Nkoo')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const needed = new RegExp(
  [
    '(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]',
    `(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
    '(?<=\\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]',
    '(?<=\\p{Script=Mong})[\u180B-\u180D\u180F]',
    '(?<=\\p{Extended_Pictographic})[\uFE0E\uFE0F]',
    '(?<=[0-9#*])\uFE0F(?=\u20E3)',
    '(?<=\\p{Extended_Pictographic}[\uFE0F\\p{Emoji_Modifier}]?)\u200D(?=\\p{Extended_Pictographic})',
  ].join('|'),
  'gu',
);

/** The text in its composed form (NFC), so that the same letters are the same characters. */
export const composed = (text: string): string => (isPlain(text) ? text : text.normalize('NFC'));

/**
 * An id, or a header of a file, as it is compared and stored: composed, without invisible characters, with plain
 * spaces, and trimmed. Case is kept.
 */
export const cleanId = (text: string): string =>
  (isPlain(text)
    ? text
    : text
        .replace(/[\p{Zs}\u2800]/gu, ' ')
        .replace(invisible, '')
        .normalize('NFC')
  ).trim();

/** On one line: each run of spaces, tabs and line ends is one plain space, and none at the ends. */
export const oneLine = (text: string): string =>
  (isPlain(text) ? text.replace(/ {2,}/g, ' ') : text.replace(/[\p{Z}\t\r\n]+/gu, ' ')).trim();

/** Whether a text has nothing to see. */
export const looksEmpty = (text: string): boolean => !isPlain(text) && text.replace(invisible, '').trim() === '';

/** What no database stores: NUL, and halves of a character (unpaired surrogates). */
const unstorable = /[\0\p{Cs}]/gu;

/**
 * A text from a foreign system, which cannot be asked to correct it: composed, and without what `hiddenIn` finds or
 * cannot be stored.
 */
export function visibleName(given: string): string {
  if (isPlain(given)) return given.trim();
  const name = given.replace(unstorable, '').replaceAll('\u2800', ' ');
  const allowed = new Set([...name.matchAll(needed)].map(({ index }) => index));
  const visible = name.replace(invisible, (character, index: number) => (allowed.has(index) ? character : ''));
  return visible.normalize('NFC').trim();
}

/** The first invisible character that a name may not contain, as `U+200B`; undefined if there is none. */
export function hiddenIn(name: string): string | undefined {
  if (isPlain(name)) return undefined;
  const [found] = name.replace(needed, '').match(invisible) ?? [];
  return found && `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

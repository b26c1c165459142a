import { fileExtensions } from '#contract/fileTypes';

/** Longest stored name in characters. */
const longest = 200;

/** The file extensions of each type; a name with none of them gets the first. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = fileExtensions;
/** An extension as operating systems read one, and not the '.0' of a version number. */
const looksLikeEnding = /\.(?=\d*[a-z])[a-z\d]{1,5}$/i;

/**
 * The specification strips a name of all but word characters, digits, underscore, hyphen and dot. Letters of every
 * script count as word characters, or nothing but the extension would remain of a Japanese name
 * (docs/decisions/006-specification.md).
 */
export function cleanFileName(name: string): string {
  const kept = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,20})?$/u.exec(kept) ?? [];
  const visible = stem.replace(/^\.+/, '');
  return [...(visible === '' ? 'artwork' : visible)].slice(0, longest - [...ending].length).join('') + ending;
}

/**
 * The clean name of a file of that type. Its extension is that of the bytes: a saved `summer.html` would open as a
 * page.
 */
export function storedName(name: string, type: string): string {
  const clean = cleanFileName(name);
  const ownEndings = endings[type] ?? [''];
  const endsRight = (text: string): boolean => ownEndings.some((ending) => text.toLowerCase().endsWith(ending));
  if (endsRight(clean)) return clean;
  const stem = clean.replace(looksLikeEnding, '');
  return cleanFileName(endsRight(stem) ? stem : `${[...stem].slice(0, longest - 5).join('')}${ownEndings[0]}`);
}

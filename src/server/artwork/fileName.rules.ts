/** Longest stored name in characters. */
const longest = 200;

/**
 * The specification strips a name of all but word characters, digits, underscore, hyphen and dot. Letters of every script
 * count as word characters, or a Japanese name would be nothing but its ending (docs/decisions/010-file-names.md).
 */
export function cleanFileName(name: string): string {
  const kept = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,20})?$/u.exec(kept) ?? [];
  const visible = stem.replace(/^\.+/, '');
  return [...(visible === '' ? 'artwork' : visible)].slice(0, longest - [...ending].length).join('') + ending;
}

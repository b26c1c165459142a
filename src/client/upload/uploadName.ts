/** Everything but letters, marks and digits of any script, underscore, hyphen and dot (docs/decisions/006-specification.md). */
const stripped = /[^\p{L}\p{M}\p{N}_.-]/gu;

/** The name under which a file is stored; a name without letters or digits becomes `stemIfNone` with its extension. */
export function cleanName(name: string, stemIfNone = 'artwork'): string {
  const clean = name.normalize('NFC').replace(stripped, '');
  const dot = clean.lastIndexOf('.');
  const stem = dot === -1 ? clean : clean.slice(0, dot);
  if (/[\p{L}\p{N}]/u.test(stem)) return clean;
  return `${stemIfNone}${dot === -1 ? '' : clean.slice(dot)}`;
}

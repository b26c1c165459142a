/** What the specification leaves in a name: word characters, digits, underscore, hyphen, dot. */
const stripped = /[^\w.-]/g;

/** The name under which a file is stored; one whose letters are all stripped keeps its ending after `stemIfNone`. */
export function cleanName(name: string, stemIfNone = 'artwork'): string {
  const clean = name.replace(stripped, '');
  const dot = clean.lastIndexOf('.');
  const stem = dot === -1 ? clean : clean.slice(0, dot);
  if (/[A-Za-z0-9]/.test(stem)) return clean;
  return `${stemIfNone}${dot === -1 ? '' : clean.slice(dot)}`;
}

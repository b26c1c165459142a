import { parseForeign } from './foreignJson';
import { isBlank } from './foreignRecords';
import { visibleName } from './text';

/** As much of a page as is searched for its words: the time that takes grows with the square of its tags. */
const searched = 20_000;

/** The first 300 characters of an answer as readable text: of a page its words, of an object with a message that. */
export function readableAnswer(answer: string): string {
  const text =
    messageIn(answer) ?? unescaped(answer.slice(0, searched).replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/gi, ' '));
  return [
    ...visibleName(text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, 300)
    .join('');
}

function messageIn(answer: string): string | undefined {
  try {
    const parsed = parseForeign(answer);
    return readTexts(parsed, { all: false }).join('; ') || JSON.stringify(parsed);
  } catch {
    return undefined;
  }
}

/** Names under which systems write what they say, those with the most to say first. */
const wordFields = 'message msg text reason description detail details comment error errors messages title'.split(' ');

/**
 * What another system says: a text, a list, or records with a message. Of a record without one, its texts are taken if
 * `all` is wanted, as in a feedback, which has nothing else.
 */
export function readTexts(given: unknown, { all = true, depth = 0 } = {}): string[] {
  if (typeof given === 'string' || typeof given === 'number') {
    const text = visibleName(unescaped(String(given)));
    return text === '' ? [] : [text];
  }
  if (typeof given !== 'object' || given === null || depth > 5) return [];
  const within = (part: unknown): string[] => readTexts(part, { all, depth: depth + 1 });
  if (Array.isArray(given)) return given.slice(0, 100).flatMap(within).slice(0, 100);
  const record = given as Record<string, unknown>; // an object of a parsed JSON
  const said = wordFields.map((name) => record[name]).find((value) => value != null && !isBlank(value));
  if (said === undefined) return all ? within(Object.values(record).filter((value) => typeof value !== 'number')) : [];
  const { field } = record;
  return within(said).map((text) => (typeof field === 'string' ? `${field}: ${text}` : text));
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));
/** The text with the characters that its HTML entities stand for. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(\w{2,4}));/gi, (entity, code: string | undefined, name: string) =>
    code === undefined ? (entities.get(name) ?? entity) : String.fromCodePoint(Number(`0${code}`)),
  );

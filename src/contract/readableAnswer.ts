import { parseForeign } from './foreignJson';
import { isBlank, saysNothing } from './foreignRecords';
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

/** Names under which systems say what is wrong in general: the first of them counts, those with the most to say first. */
const generalFields = 'message msg defaultMessage text reason comment error title'.split(' ');
/** Names under which they say what exactly: all of them count. */
const detailFields =
  'detail details description error_description errors messages violations fieldViolations invalid-params'.split(' ');

/** Tags of what people wrote in an editor; others, like `<id>`, may be part of what is said. */
const formatting = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)\b[^<>]*>/gi;

/**
 * What another system says: a text, a list, or records with a message and details. Of a record without them, its texts
 * are taken: with their names within details (`width: is required`), and as they are if `all` is wanted, as in a
 * feedback, which has nothing else.
 */
export function readTexts(given: unknown, { all = true, named = false, depth = 0 } = {}): string[] {
  if (typeof given === 'string' || typeof given === 'number') {
    const text = visibleName(unescaped(String(given).replace(formatting, ' ')).replace(/ {2,}/g, ' '));
    return saysNothing(text) ? [] : [text];
  }
  if (typeof given !== 'object' || given === null || depth > 5) return [];
  const within = (part: unknown, isNamed = named): string[] =>
    readTexts(part, { all, named: isNamed, depth: depth + 1 });
  if (Array.isArray(given))
    return given
      .slice(0, 100)
      .flatMap((part) => within(part))
      .slice(0, 100);
  const record = given as Record<string, unknown>; // an object of a parsed JSON
  const saysMore = (name: string): boolean => record[name] != null && !isBlank(record[name]);
  const general = generalFields.find(saysMore);
  const details = [...generalFields.filter((name) => typeof record[name] === 'object'), ...detailFields].filter(
    (name) => name !== general && saysMore(name),
  );
  if (general === undefined && details.length === 0) {
    const texts = Object.entries(record).filter(([, value]) => typeof value !== 'number');
    if (all) return texts.flatMap(([, value]) => within(value));
    return named ? texts.flatMap(([name, value]) => within(value).map((text) => `${name}: ${text}`)) : [];
  }
  const said = [...within(record[general ?? '']), ...details.flatMap((name) => within(record[name], true))];
  const place = placeOf(record);
  return [...new Set(said)].map((text) => (place === undefined ? text : `${place}: ${text}`));
}

const ofSource = (source: unknown): unknown[] =>
  typeof source === 'object' && source !== null
    ? [Reflect.get(source, 'pointer'), Reflect.get(source, 'parameter')]
    : [];
/** The field that a record is about; JSON:API has it in `source`. A `path` that is a text may be that of the request. */
const placeOf = ({ field, loc, param, property, pointer, path, source }: Record<string, unknown>): string | undefined =>
  [field, loc, param, property, pointer, Array.isArray(path) && path, ...ofSource(source)]
    .map((place) => (Array.isArray(place) ? place.join('.') : place))
    .find((place): place is string => typeof place === 'string' && place !== '');

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));
/** The text with the characters that its HTML entities stand for. */
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(\w{2,4}));/gi, (entity, code: string | undefined, name: string) =>
    code === undefined ? (entities.get(name) ?? entity) : String.fromCodePoint(Number(`0${code}`)),
  );

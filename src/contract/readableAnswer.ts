import { visibleName } from './text';

/** As much of a page as is searched for its words: the time that takes grows with the square of its tags. */
const searched = 20_000;

/** The first 300 characters of an answer as readable text: of a page its words, of an object with a message that. */
export function readableAnswer(answer: string): string {
  const text = messageIn(answer) ?? answer.slice(0, searched).replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/gi, ' ');
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
    const parsed: unknown = JSON.parse(answer);
    const texts = ['message', 'detail', 'error', 'reason'].map((name) => messageAt(parsed, name));
    return (
      texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? JSON.stringify(parsed)
    );
  } catch {
    return undefined;
  }
}

const messageAt = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;

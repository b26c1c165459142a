import { formMessages } from '../ui.messages';

/** What is wrong with a text that its call refuses as too long; `maxLength` would cut a pasted text without a word. */
export function lengthProblem(value: string, longest: number): string | undefined {
  const { length } = value.trim();
  return length > longest ? formMessages.tooLong(longest, length) : undefined;
}

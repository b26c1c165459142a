import { hiddenIn } from '#contract/text';
import { formMessages } from '../ui.messages';

/** What is wrong with a text that its call refuses as too long; `maxLength` would cut a pasted text without a word. */
export function lengthProblem(value: string, longest: number): string | undefined {
  const { length } = value.trim();
  return length > longest ? formMessages.tooLong(longest, length) : undefined;
}

/** What is wrong with a name that its call refuses: it is too long, or has what nobody can see. */
export function nameProblem(value: string, longest: number): string | undefined {
  const hidden = hiddenIn(value.trim());
  return hidden === undefined ? lengthProblem(value, longest) : formMessages.hidden(hidden);
}

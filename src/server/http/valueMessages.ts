import type { z } from 'zod';

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const formatWords: Readonly<Record<string, string>> = {
  datetime: 'a date and time like 2026-11-25T09:30:00Z',
  date: 'a date like 2026-11-25',
  email: 'an e-mail address',
  url: 'a web address',
};
/** What a length counts; without one, the value itself is measured. */
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/**
 * What is wrong with a value, where the contract has no sentence of its own: the validator's own words are for developers.
 * Undefined for what no person sends.
 */
export function valueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'Is missing';
  switch (issue.code) {
    case 'invalid_value':
      return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'invalid_type': {
      const word = typeWords[issue.expected];
      if (word === undefined) return undefined;
      return `Must be ${word}${typeof issue.input === 'string' ? ', not a text' : ''}`;
    }
    case 'invalid_format': {
      const word = formatWords[issue.format];
      return word === undefined ? undefined : `Must be ${word}`;
    }
    case 'too_small': {
      const { origin, minimum, inclusive = true } = issue;
      const unit = units[origin];
      if (unit !== undefined && minimum === 1) return 'Must not be empty';
      const least = inclusive ? `at least ${String(minimum)}` : `more than ${String(minimum)}`;
      return unit === undefined ? `Must be ${least}` : `Must have ${least}${unit}`;
    }
    case 'too_big': {
      const { origin, maximum, inclusive = true } = issue;
      const unit = units[origin];
      const most = inclusive ? `at most ${String(maximum)}` : `less than ${String(maximum)}`;
      return unit === undefined ? `Must be ${most}` : `Must have ${most}${unit}`;
    }
    default:
      return undefined;
  }
}

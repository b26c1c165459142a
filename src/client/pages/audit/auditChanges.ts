import { importFields } from '#contract/imports';
import type { ActChange, AuditEntry } from '#contract/product';
import { formatMinute, isDate } from '../../ui/format/moment';
import { changeMessages } from './audit.messages';

/** An old and a new value as text. */
export interface ShownChange {
  label: string;
  from: string;
  to: string;
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && isDate(text);

function describeValue(value: string | null): string {
  if (value === null) return changeMessages.none;
  const known = Object.entries(changeMessages.values).find(([name]) => name === value);
  return known?.[1] ?? (isInstant(value) ? formatMinute(value) : value);
}

/** The label of a field ('boardloc.city'); unknown fields are shown unchanged. */
export const labelOf = (field: string): string =>
  Object.entries(changeMessages.fields).find(([name]) => name === field)?.[1] ?? field;

export const shownChange = ({ field, from, to }: ActChange): ShownChange => ({
  label: labelOf(field),
  from: describeValue(from),
  to: describeValue(to),
});

/** 'Daily budget $12.00 to $10.00', for the row. */
export const changesInShort = (changes: readonly ActChange[]): string =>
  changes
    .map(shownChange)
    .map(({ label, from, to }) => changeMessages.inShort(label, from, to))
    .join(', ');

const boardFields: readonly string[] = importFields;

/**
 * The details, with the names of fields and rules in words: 'take opening_hours all publishers' is 'Always take Opening
 * hours all publishers'. Only rules and loads have them there.
 */
export function describeDetail({ subject, detail }: Pick<AuditEntry, 'subject' | 'detail'>): string {
  if (subject !== 'rule' && subject !== 'load') return detail;
  const rule = Object.entries(changeMessages.rules).find(
    ([name]) => subject === 'rule' && detail.startsWith(`${name} `),
  );
  const named = rule === undefined ? detail : `${rule[1]}${detail.slice(rule[0].length)}`;
  return named.replace(/[\w.]+/g, (word) => (boardFields.includes(word) ? labelOf(word) : word));
}

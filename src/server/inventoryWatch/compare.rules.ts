import { createHash } from 'node:crypto';
import { isSameCountry } from '#contract/countries/countryNames';
import type { RuleAction } from '#contract/inventoryRules';
import type { BoardEdit, StoredBoard } from '../boards/board';
import { describe, differing, keysIn, valueKeys, type BoardChange } from '../boards/boardFields.rules';

export interface SeenField {
  field: string;
  from: unknown;
  to: unknown;
  ours: BoardEdit | null;
}

/** The part of a watch rule that comparing needs. */
export interface Rule {
  id: string;
  action: RuleAction;
  field: string | null;
  /** Null: all publishers. */
  publisherName: string | null;
  venueType: string | null;
}

/** The provider's values of a screen, without empty ones. */
export function givenValues(change: BoardChange): BoardChange {
  const given: BoardChange = {};
  for (const key of keysIn(change)) {
    const value = change[key];
    const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) Object.assign(given, { [key]: value });
  }
  return given;
}

/** The fields in which the provider differs from the board, in the order of the form. */
export function seenFields(
  stored: StoredBoard,
  given: BoardChange,
  edits: ReadonlyMap<string, BoardEdit>,
): SeenField[] {
  const { height, width, ...rest } = given;
  // With one side alone, the board would get a resolution that exists nowhere.
  const different = differing(stored, height == null || width == null ? rest : given);
  // Providers write codes and other languages too; only another country is a difference.
  if (isSameCountry(stored.country, different.country ?? '')) delete different.country;
  // In the order of `valueKeys`, which is that of the form.
  const ordered: BoardChange = {};
  for (const key of valueKeys) if (different[key] !== undefined) Object.assign(ordered, { [key]: different[key] });
  return describe(stored, ordered).map((change) => ({ ...change, ours: edits.get(change.field) ?? null }));
}

/** Equal for two checks that saw the same difference; who edited a field does not matter. */
export function hashFields(state: 'new' | 'changed' | 'gone' | 'back', fields: readonly SeenField[]): string {
  if (state === 'new' || state === 'gone') return state;
  const seen = fields.map(({ field, to }) => [field, to]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

/** By rule: how often it applied. */
export type RuleCounts = Map<string, number>;
const count = (counts: RuleCounts, { id }: Rule): void => void counts.set(id, (counts.get(id) ?? 0) + 1);

/** Names are compared case-insensitively. */
const toKey = (text: string): string => text.toLowerCase();

/** Whether a rule is about this publisher. */
export const isForPublisher = ({ publisherName }: Pick<Rule, 'publisherName'>, publisher: string): boolean =>
  publisherName === null || toKey(publisherName) === toKey(publisher);

/** The fields without those that a rule keeps unchanged. */
export function withoutKept(
  fields: readonly SeenField[],
  publisher: string,
  rules: readonly Rule[],
  counts: RuleCounts,
): SeenField[] {
  return fields.filter(({ field }) => {
    const rule = rules.find((one) => one.action === 'keep' && one.field === field && isForPublisher(one, publisher));
    if (rule) count(counts, rule);
    return rule === undefined;
  });
}

/** The rule that ignores this new screen. */
export function ignoringRule(given: BoardChange, rules: readonly Rule[], counts: RuleCounts): string | null {
  const rule = rules.find(
    (one) =>
      one.action === 'ignoreNew' &&
      isForPublisher(one, given.publisherName ?? '') &&
      (one.venueType === null || toKey(one.venueType) === toKey(given.venueType ?? '')),
  );
  if (rule) count(counts, rule);
  return rule?.id ?? null;
}

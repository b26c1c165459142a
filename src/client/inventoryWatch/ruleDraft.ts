import type { CallInput } from '#contract/endpoint';
import type { ImportField } from '#contract/imports';
import type { createInventoryRule, RuleAction } from '#contract/inventoryRules';
import type { InventoryDifference } from '#contract/inventoryWatch';

/** The values of the rule form. */
export interface RuleForm {
  action: RuleAction;
  field?: ImportField;
  publisher?: string;
  venueType?: string;
}

/** A rule as the calls take it; `ignoreNew` has no field, the others no venue type. */
export type RuleBody = NonNullable<CallInput<typeof createInventoryRule>['body']>;

export function ruleBody({ action, field = 'opening_hours', publisher, venueType = '' }: RuleForm): RuleBody {
  return {
    action,
    ...(action === 'ignoreNew' ? venueType.trim() !== '' && { venueType: venueType.trim() } : { field }),
    ...(publisher !== undefined && { publisher_name: publisher }),
  };
}

export const usualRule: RuleForm = { action: 'take', field: 'opening_hours' };

/** The common value; undefined if they differ or it is empty. */
function common(values: readonly string[]): string | undefined {
  const [first] = values;
  return first !== undefined && first !== '' && values.every((value) => value === first) ? first : undefined;
}

/** The most frequent value; of several the first. */
function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const count = (value: Value): number => values.filter((each) => each === value).length;
  return values.reduce<Value | undefined>(
    (best, value) => (best === undefined || count(value) > count(best) ? value : best),
    undefined,
  );
}

/**
 * Suggests a rule from differences: accept the field that changed most often, keep it if all of them were edited here,
 * or ignore such new screens; for their publisher if all have the same.
 */
export function ruleDraft(differences: readonly InventoryDifference[]): RuleForm {
  const publisher = common(differences.map(({ publisher_name: name }) => name));
  const of = publisher === undefined ? {} : { publisher };
  if (differences.length > 0 && differences.every(({ state }) => state === 'new')) {
    const venueType = common(differences.map(({ facts }) => facts?.venueType ?? ''));
    return { action: 'ignoreNew', ...of, ...(venueType === undefined ? {} : { venueType }) };
  }
  const fields = differences.flatMap((difference) => difference.fields);
  const free = mostFrequent(fields.flatMap(({ field, ours }) => (ours === null ? [field] : [])));
  const ours = mostFrequent(fields.map(({ field }) => field));
  if (free !== undefined) return { action: 'take', field: free, ...of };
  return ours === undefined ? { ...usualRule, ...of } : { action: 'keep', field: ours, ...of };
}

import type { Fit } from '#contract/artwork';
import { refusedBy, type Category, type HoldingRule } from '#contract/placement';

/** Why an artwork may not hang on boards: the rule that holds there, and the categories that it refuses. */
export interface Refusal {
  rule: HoldingRule;
  categories: readonly Category[];
}
/** The fit on boards of one size; with `refusal`: on those of them that refuse the artwork by the same rule. */
export interface PlacedFit extends Fit {
  refusal?: Refusal;
}

/** The fits with the boards that refuse the artwork set apart: a board that refuses it and does not fit counts once. */
export function placedFits(
  fits: readonly Fit[],
  rules: readonly HoldingRule[] | undefined,
  categories: readonly Category[] | null | undefined,
): PlacedFit[] {
  const refusals = new Map<string, Refusal>();
  for (const rule of rules ?? []) {
    const refused = refusedBy(categories, rule);
    if (refused.length > 0) refusals.set(rule._id, { rule, categories: refused });
  }
  if (refusals.size === 0) return [...fits];
  return fits.flatMap((fit) => {
    const free = fit.boards.filter(({ rule }) => !refusals.has(rule ?? ''));
    const refused = [...refusals].flatMap(([ruleId, refusal]): PlacedFit[] => {
      const boards = fit.boards.filter(({ rule }) => rule === ruleId);
      return boards.length === 0 ? [] : [{ ...fit, boards, refusal }];
    });
    return free.length === 0 ? refused : [...refused, { ...fit, boards: free }];
  });
}

/** The boards of each rule that refuses the artwork. */
export function refusalsIn(fits: readonly PlacedFit[]): (Refusal & { boards: Fit['boards'] })[] {
  const byRule = new Map<string, Refusal & { boards: Fit['boards'] }>();
  for (const { refusal, boards } of fits) {
    if (!refusal) continue;
    const before = byRule.get(refusal.rule._id);
    byRule.set(refusal.rule._id, { ...refusal, boards: [...(before?.boards ?? []), ...boards] });
  }
  return [...byRule.values()];
}

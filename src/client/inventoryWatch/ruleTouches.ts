import type { InventoryRuleTouches, RuleAction } from '#contract/inventoryRules';
import type { Touches } from '../ui/feedback/touches';
import { kindTotals, kindsText, sumKinds } from './acceptQuestion.messages';
import { inventoryMessages } from './inventoryWatch.messages';

/** How many open differences the rule accepts at once; the others act at the next check. */
export const acceptedNow = (action: RuleAction, { counts }: InventoryRuleTouches): number =>
  action === 'take' ? sumKinds(counts) : 0;

/** What a rule touches of the differences that are open now. */
export function ruleTouches(action: RuleAction, { counts, kept }: InventoryRuleTouches): Touches {
  const total = sumKinds(counts);
  const does =
    total === 0
      ? inventoryMessages.ruleTouchesNothing
      : action === 'take'
        ? inventoryMessages.ruleAccepts(total, kindsText(counts))
        : inventoryMessages.ruleLeavesOut(total);
  return {
    totals: kindTotals(counts),
    rows: [],
    notes: [
      { tone: 'info', text: does },
      ...(kept > 0 ? [{ tone: 'info' as const, text: inventoryMessages.ruleKeeps(kept) }] : []),
    ],
  };
}

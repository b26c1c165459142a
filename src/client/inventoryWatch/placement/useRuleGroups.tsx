import { useCallback } from 'react';
import type { RuleKind } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { groupRows, type RowGrouping } from '../../ui/table/RowGroups';
import { ruleMessages } from './placement.messages';

const closed: ReadonlySet<string> = new Set();
const countOf = (rules: readonly PlacementRule[], kind: RuleKind): number =>
  rules.filter((rule) => rule.kind === kind).length;

/** The rules under the heading of their kind, with the number of each: `counts`, but while the table holds rows back, as it shows them. */
export function useRuleGroups(
  counts: Readonly<Record<RuleKind, number>> | undefined,
  current: readonly PlacementRule[],
): RowGrouping<PlacementRule> {
  return useCallback(
    (shown) =>
      groupRows(
        shown,
        ({ kind }) => kind,
        (_, [first, ...others]) =>
          first && (
            <>
              <strong>{ruleMessages.groups[first.kind]}</strong>{' '}
              <span className="mq-count">
                {counts && ruleMessages.inGroup(counts[first.kind] + 1 + others.length - countOf(current, first.kind))}
                {first.kind === 'owner' && ` · ${ruleMessages.ownerHint}`}
              </span>
            </>
          ),
        closed,
      ),
    [counts, current],
  );
}

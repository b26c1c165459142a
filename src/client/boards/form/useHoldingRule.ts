import type { Board } from '#contract/boards';
import type { HoldingRule, RuleKind } from '#contract/placement';
import { useSelection } from '../../organisations/selection';
import { useListPlacementRulesQuery } from './placementRules.api';

/**
 * The placement rule that holds for a board with the venue type in its form; a new board belongs to the selected
 * organisation. null: none holds. undefined: not known yet.
 */
export function useHoldingRule(board: Board | undefined, venueType: string): HoldingRule | null | undefined {
  const { orgID } = useSelection();
  const isStored = board?.venueType === venueType;
  const owned = useRuleOf('owner', (board ? board.boardOwner : orgID) ?? '', isStored);
  const typed = useRuleOf('venueType', venueType, isStored);
  if (isStored) return board.placement ?? null;
  return owned === null ? typed : owned;
}

function useRuleOf(kind: RuleKind, subject: string, skip: boolean): HoldingRule | null | undefined {
  const isNone = subject === '';
  const { currentData } = useListPlacementRulesQuery({ query: { kind, subject } }, { skip: skip || isNone });
  return isNone ? null : currentData && (currentData.rules[0] ?? null);
}

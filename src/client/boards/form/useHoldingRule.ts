import type { Board } from '#contract/boards';
import type { HoldingRule, RuleKind } from '#contract/placement';
import { useExtension } from '../../api/product.api';
import { useSelection } from '../../organisations/selection';
import { useDebounced } from '../../ui/form/useDebounced';
import { useListPlacementRulesQuery } from './placementRules.api';

/**
 * The placement rule that holds for a board with the venue type in its form; a new board belongs to the selected
 * organisation. null: none holds. undefined: not known yet.
 */
export function useHoldingRule(board: Board | undefined, venueType: string): HoldingRule | null | undefined {
  const { orgID } = useSelection();
  const hasPlacement = useExtension('placement');
  const type = useDebounced(venueType);
  const isStored = board?.venueType === venueType;
  const skip = isStored || !hasPlacement;
  const owned = useRuleOf('owner', (board ? board.boardOwner : orgID) ?? '', skip);
  const typed = useRuleOf('venueType', type, skip);
  if (isStored) return board.placement ?? null;
  if (owned !== null) return owned;
  return type === venueType ? typed : undefined;
}

function useRuleOf(kind: RuleKind, subject: string, skip: boolean): HoldingRule | null | undefined {
  const isNone = subject === '';
  const { currentData } = useListPlacementRulesQuery({ query: { kind, subject } }, { skip: skip || isNone });
  return isNone ? null : currentData && (currentData.rules[0] ?? null);
}

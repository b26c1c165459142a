import { ruleId, ruleKinds } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useLastKnown } from '../../save/useLastKnown';
import { useListPlacementRulesQuery } from './placementRules.api';

/** The rule of an id (`board:…`): one of the list, or else one that its page or filters leave out, or that is removed. */
export function useRule(id: string | null, rules: readonly PlacementRule[]) {
  const [name = '', ...parts] = (id ?? '').split(':');
  const kind = ruleKinds.find((each) => each === name);
  const subject = parts.join(':');
  const known = kind && ruleId(kind, subject);
  const listed = rules.find(({ _id }) => _id === known);
  const { currentData } = useListPlacementRulesQuery(
    { query: { kind, subject } },
    { skip: listed !== undefined || kind === undefined },
  );
  const found = listed ?? currentData?.rules[0];
  return { found: useLastKnown(id, found), isGone: currentData !== undefined && found === undefined };
}

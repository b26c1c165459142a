import { useCallback, useState } from 'react';
import { ruleId, ruleKinds } from '#contract/placement';
import type { PlacementRule } from '#contract/placementRules';
import { useLastKnownRecord } from '../../save/useLastKnownRecord';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useListPlacementRulesQuery } from '../../boards/form/placementRules.api';

/**
 * The rule that the address opens (`board:…`): one of the list, or else one that its page or filters leave out, that is
 * removed, or that is made.
 */
export function useOpenRule(rules: readonly PlacementRule[]) {
  const [id, setId] = useAddressParam('rule');
  const [opened, setOpened] = useState<PlacementRule>();
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
  const open = useCallback(
    (rule: PlacementRule | undefined) => {
      setOpened(rule);
      setId(rule?._id ?? null);
    },
    [setId],
  );
  return {
    rule: useLastKnownRecord(id, found) ?? (opened?._id === id ? opened : undefined),
    isGone: currentData !== undefined && found === undefined,
    open,
    close: () => open(undefined),
  };
}

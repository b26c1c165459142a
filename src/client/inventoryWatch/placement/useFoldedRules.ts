import { useMemo, useState } from 'react';
import type { PlacementRule } from '#contract/placementRules';

/** Fewer are not worth folding. */
const leastFolded = 3;

/** Without the most venue types that share one default, which nobody has changed and which keeps nothing off. */
function withoutFolded(rules: readonly PlacementRule[]): readonly PlacementRule[] {
  const bySame = new Map<string, string[]>();
  for (const { _id, kind, by, refuses, keptOff } of rules) {
    if (kind !== 'venueType' || by !== null || keptOff.boards > 0) continue;
    const key = refuses.toSorted().join();
    bySame.set(key, [...(bySame.get(key) ?? []), _id]);
  }
  const most = [...bySame.values()].reduce<string[]>((best, ids) => (ids.length > best.length ? ids : best), []);
  return most.length < leastFolded ? rules : rules.filter(({ _id }) => !most.includes(_id));
}

/** The rows without the rules that are folded until asked for, how many those are, and what unfolds them. */
export function useFoldedRules(rules: readonly PlacementRule[], mayFold: boolean) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = mayFold && !showsAll;
  const rows = useMemo(() => (isFolded ? withoutFolded(rules) : rules), [isFolded, rules]);
  return { rows, folded: rules.length - rows.length, unfold: () => setShowsAll(true) };
}

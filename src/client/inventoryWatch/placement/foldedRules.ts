import type { PlacementRule } from '#contract/placementRules';

/** Fewer are not worth folding. */
const leastFolded = 3;

/**
 * The ids of the venue types that are folded until asked for: the most that share one default, which nobody has changed
 * and which keeps nothing off.
 */
export function foldedRules(rules: readonly PlacementRule[]): ReadonlySet<string> {
  const bySame = new Map<string, string[]>();
  for (const { _id, kind, by, refuses, keptOff } of rules) {
    if (kind !== 'venueType' || by !== null || keptOff.boards > 0) continue;
    const key = refuses.toSorted().join();
    bySame.set(key, [...(bySame.get(key) ?? []), _id]);
  }
  const most = [...bySame.values()].reduce<string[]>((best, ids) => (ids.length > best.length ? ids : best), []);
  return new Set(most.length < leastFolded ? [] : most);
}

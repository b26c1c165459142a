import { ruleId, ruleKinds, type Category, type HoldingRule, type RuleKind } from '#contract/placement';
import type { StoredRule } from './storedRules';
import { findDefault } from './defaults';

export interface PlacedBoard {
  id: string;
  boardname: string;
  venueType: string;
  rules: StoredRule[] | null;
}

export interface RuleChange {
  kind: RuleKind;
  subject: string;
  /** null takes the rule back. */
  refuses: Category[] | null;
  note: string;
}
/** The rule of a board that is saved with it. */
export type OwnRule = Pick<RuleChange, 'refuses' | 'note'>;

/** The rule that holds for a board: the narrowest that says anything, else the default of its venue type. */
export function findHoldingRule({ boardname, venueType, rules }: PlacedBoard): HoldingRule | null {
  const fallback = findDefault(venueType);
  for (const kind of ruleKinds) {
    const stored = rules?.find((rule) => rule.kind === kind);
    if (stored) {
      const { subject, name, refuses, note } = stored;
      const names = { board: boardname, owner: name, venueType: fallback?.name ?? name };
      return { _id: ruleId(kind, subject), kind, name: names[kind], refuses, note };
    }
  }
  if (!fallback) return null;
  const { name, refuses } = fallback;
  return { _id: ruleId('venueType', name), kind: 'venueType', name, refuses: [...refuses], note: '' };
}

/** A board with its rules as if one rule were changed; null takes the rule back. */
export function rulesWith<Board extends PlacedBoard & { boardOwner: string | null }>(
  board: Board,
  { kind, subject, refuses }: Omit<RuleChange, 'note'>,
): Board {
  const of = { board: board.id, owner: board.boardOwner, venueType: board.venueType }[kind];
  if (of === null || ruleId(kind, of) !== ruleId(kind, subject)) return board;
  const others = (board.rules ?? []).filter((rule) => rule.kind !== kind);
  return {
    ...board,
    rules: refuses === null ? others : [...others, { kind, subject, name: subject, refuses, note: '' }],
  };
}

/** The own rule in the body of a save; undefined: unchanged. */
export const readOwnRule = ({
  refuses,
  refusesNote = '',
}: {
  refuses?: Category[] | null | undefined;
  refusesNote?: string | undefined;
}): OwnRule | undefined => (refuses === undefined ? undefined : { refuses, note: refusesNote });

import type { ReplyOf } from '#contract/endpoint';
import type { importBoards } from '#contract/imports';
import type { OtherBoards, SheetChanges, SheetSummary } from './sheetSummary';

/** What the sheet takes from the reply to a dry run. */
export type PlanReply = Pick<ReplyOf<typeof importBoards>, 'results' | 'others' | 'names'>;

/** Boards of other organisations and teams that a file would change, by the last plan, and what the user decided about them. */
export class SheetOthers {
  keepTeam = true;
  #agreed = new Set<string>();
  /** By the first row of the chunk, so that a new plan replaces the old one. */
  readonly #chunks = new Map<number, Omit<OtherBoards, 'agreed'>[]>();

  note(from: number, others: NonNullable<PlanReply['others']>, names: Readonly<Record<string, string>>): void {
    this.#chunks.set(
      from,
      others.map(({ boardOwner, team, boards }) => ({
        boardOwner,
        organisation: names[boardOwner] ?? boardOwner,
        team: team === null ? null : (names[team] ?? team),
        boards,
      })),
    );
  }

  forget(): void {
    this.#chunks.clear();
  }

  agree(boardOwner: string, agreed: boolean): void {
    if (agreed) this.#agreed.add(boardOwner);
    else this.#agreed.delete(boardOwner);
  }

  summary(): Pick<SheetSummary, 'others' | 'keepTeam'> {
    const found = new Map<string, OtherBoards>();
    for (const others of [...this.#chunks.values()].flat()) {
      const key = `${others.boardOwner} ${others.team ?? ''}`;
      const boards = others.boards + (found.get(key)?.boards ?? 0);
      found.set(key, { ...others, boards, agreed: this.#agreed.has(others.boardOwner) });
    }
    return { others: [...found.values()].sort((a, b) => b.boards - a.boards), keepTeam: this.keepTeam };
  }

  changes(): Pick<SheetChanges, 'agreed' | 'keepTeam'> {
    return {
      ...(this.#agreed.size > 0 ? { agreed: [...this.#agreed] } : {}),
      ...(this.keepTeam ? {} : { keepTeam: false }),
    };
  }

  restore({ agreed = [], keepTeam = true }: Pick<SheetChanges, 'agreed' | 'keepTeam'>): void {
    this.#agreed = new Set(agreed);
    this.keepTeam = keepTeam;
  }
}

import type { boardSorts } from '#contract/boards';

export type BoardSort = (typeof boardSorts)[number];
export interface BoardOrder {
  sortID: BoardSort;
  sortDesc: boolean;
}

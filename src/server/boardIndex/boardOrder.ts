export type BoardSort =
  'boardname' | 'country' | 'city' | 'publisher_name' | 'venueType' | 'isDeleted' | 'dateCreated' | 'lastEdited';
export interface BoardOrder {
  sortID: BoardSort;
  sortDesc: boolean;
}

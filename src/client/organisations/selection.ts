import { useCallback } from 'react';
import { useAddressSearch } from '../ui/browser/useAddressSearch';

export interface Selection {
  /** undefined: all organisations. */
  orgID: string | undefined;
  teamID: string | undefined;
}

/** `orgID=all` in the address is the choice 'All organisations'; without `orgID`, nothing was chosen yet. */
const allOrganisations = 'all';

/**
 * The selected organisation and management team, which scope lists. They live in the URL; the shell adds the remembered
 * selection when a page is opened without one.
 */
export function useSelection(): Selection & { chosen: boolean; choose: (next: Selection, state?: unknown) => void } {
  const [search, setSearch] = useAddressSearch();
  const choose = useCallback(
    (next: Selection, state?: unknown) => void setSearch((current) => withSelection(current, next), { state }),
    [setSearch],
  );
  return { ...selectionIn(search), chosen: search.has('orgID'), choose };
}

/** The selection of an address. */
export function selectionIn(search: URLSearchParams): Selection {
  const orgID = search.get('orgID') ?? undefined;
  if (orgID === allOrganisations) return { orgID: undefined, teamID: undefined };
  return { orgID, teamID: search.get('teamID') ?? undefined };
}

/** A copy of the query with another selection, without page numbers, because the lists change. */
export const withSelection = (current: URLSearchParams, next: Selection): URLSearchParams =>
  addSelection(new URLSearchParams([...current].filter(([key]) => !/(^|\.)page$/.test(key))), next);

/** A copy of the query with the selection added and everything else unchanged. */
export function addSelection(current: URLSearchParams, next: Selection): URLSearchParams {
  const search = new URLSearchParams(current);
  search.set('orgID', next.orgID ?? allOrganisations);
  if (next.orgID !== undefined && next.teamID !== undefined) search.set('teamID', next.teamID);
  else search.delete('teamID');
  return search;
}

/** The query of a link, with one more parameter: `credit=new`. */
export const searchWith = (search: string, more: string): string => `${search === '' ? '?' : `${search}&`}${more}`;

/**
 * The part of the address that carries the selection, for links to other pages: `?orgID=…&teamID=…`, or '' before a
 * selection is made.
 */
export function useSelectionSearch(): string {
  const { chosen, orgID, teamID } = useSelection();
  return chosen ? `?${addSelection(new URLSearchParams(), { orgID, teamID }).toString()}` : '';
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '../ui/browser/reader';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { useExtension } from '../api/product.api';
import { useListTeamsQuery } from './teams.api';
import { addSelection, useSelection } from './selection';

/** Location state after an organisation was chosen: its first team is not known yet. */
export const withFirstTeam = { withFirstTeam: true };
const wantsFirstTeam = (state: unknown): boolean => isObject(state) && 'withFirstTeam' in state;

/**
 * Puts the first team of an organisation that was just chosen into the address, also after a link that was followed
 * before the teams were loaded.
 */
export function useFirstTeam(): void {
  const { orgID, teamID } = useSelection();
  const canList = useExtension('teams');
  const location: { state: unknown } = useLocation();
  const [, setSearch] = useAddressSearch();
  const [waitingFor, setWaitingFor] = useState<string>();
  const isChosen = wantsFirstTeam(location.state) || orgID === waitingFor;
  const next = isChosen && teamID === undefined ? orgID : undefined;
  if (next !== waitingFor) setWaitingFor(next);
  const isWanted = canList && next !== undefined;
  const { currentData } = useListTeamsQuery({ query: { orgID, pageSize: 1 } }, { skip: !isWanted });
  const first = isWanted ? currentData?.teams[0]?._id : undefined;
  useEffect(() => {
    if (first === undefined) return;
    void setSearch((current) => addSelection(current, { orgID, teamID: first }), { replace: true });
  });
}

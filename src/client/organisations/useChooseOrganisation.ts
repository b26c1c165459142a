import { useCallback } from 'react';
import { useExtension } from '../api/product.api';
import { useMe } from '../session/me.api';
import { useAppDispatch } from '../store';
import { mineApi } from './mine.api';
import { organisationsApi } from './organisations.api';
import { useSelection } from './selection';

/** Selects an organisation and its first team (the person's own before any other), or with undefined all organisations. */
export function useChooseOrganisation(): (orgID: string | undefined) => void {
  const dispatch = useAppDispatch();
  const { me } = useMe();
  const { choose } = useSelection();
  const canList = useExtension('teams');
  const teamIds = me?.teams;

  return useCallback(
    (orgID) => {
      const select = async (): Promise<void> => {
        if (orgID === undefined) {
          choose({ orgID, teamID: undefined });
          return;
        }
        const { data: mine = [] } = await dispatch(
          mineApi.endpoints.listMyTeams.initiate(teamIds ?? [], { subscribe: false }),
        );
        const own = mine.find(({ organisation }) => organisation._id === orgID)?.teamID;
        if (own !== undefined || !canList) {
          choose({ orgID, teamID: own });
          return;
        }
        const { data } = await dispatch(
          organisationsApi.endpoints.listTeams.initiate({ query: { orgID, pageSize: 1 } }, { subscribe: false }),
        );
        choose({ orgID, teamID: data?.teams[0]?._id });
      };
      void select();
    },
    [choose, dispatch, teamIds, canList],
  );
}

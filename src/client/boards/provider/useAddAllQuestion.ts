import type { Screen } from '#contract/provider';
import { useProduct } from '../../api/product.api';
import { useOrganisationName } from '../../organisations/organisations.api';
import { useTeamName } from '../../organisations/teams.api';
import { useSelection } from '../../organisations/selection';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { formMessages, stateMessages } from '../../ui/ui.messages';
import { addBoardMessages } from '../addBoard.messages';
import type { PresenceStore } from './presenceStore';

/** The number of screens that 'Add all' would add, and its confirmation. */
export function useAddAllQuestion(
  publisher: string,
  screens: readonly Screen[],
  presence: PresenceStore,
  addAll: (screens: readonly Screen[]) => void,
): {
  /** How many screens are boards already. */
  here: number;
  /** How many are not; undefined while some are unknown. */
  missing: number | undefined;
  canAdd: boolean;
  openDialog: () => Promise<void>;
} {
  const { productName } = useProduct();
  const { orgID, teamID } = useSelection();
  const organisation = useOrganisationName(orgID);
  const team = useTeamName(teamID);
  const confirm = useConfirm();
  const deviceIds = new Set(screens.map(({ device_id: deviceId }) => deviceId).filter((deviceId) => deviceId !== ''));
  const states = [...deviceIds].map((deviceId) => presence.get(deviceId));
  const here = states.filter((state) => state === 'present').length;
  const isUnsure = states.some((state) => state === 'unknown' || state === 'checking' || state === 'failed');
  const missing = isUnsure ? undefined : deviceIds.size - here;
  const openDialog = async (): Promise<void> => {
    const sure = await confirm({
      title: addBoardMessages.addAllQuestion(missing, publisher, productName),
      danger: false,
      children: orgID !== undefined && addBoardMessages.addAllTo(organisation ?? orgID, team ?? stateMessages.notSet),
      // Listed and counted only once it is known which ones they are.
      ...(missing !== undefined && {
        names: screens
          .filter(({ device_id: deviceId }) => deviceId !== '' && presence.get(deviceId) !== 'present')
          .map(({ name }) => name),
      }),
      keepText: formMessages.cancel,
      sureText: addBoardMessages.addAllSure,
    });
    if (sure) addAll(screens);
  };
  return { here, missing, canAdd: deviceIds.size > 0 && missing !== 0, openDialog };
}

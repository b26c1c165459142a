import { useEffect } from 'react';
import { useGetOrganisationQuery } from '../organisations/organisations.api';
import { useSelection } from '../organisations/selection';
import { isLowOnCredit } from '../organisations/wallet';
import { walletMessages } from '../organisations/organisations.messages';
import { notify } from '../ui/feedback/notify';

const key = 'low-credit';

/**
 * Warns for ten seconds when the selected organisation is low on credit: when it is selected, and again when its funds
 * fall below the limit.
 */
export function LowCredit() {
  const { orgID } = useSelection();
  const { currentData } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  const low =
    orgID !== undefined && currentData !== undefined && isLowOnCredit(currentData.org.orgWallet.fundsAvailable);
  useEffect(() => {
    if (!low) return;
    notify.warning({ key, text: walletMessages.runningLow, duration: 10, daily: true });
    return () => void notify.close(key);
  }, [low, orgID]);
  return null;
}

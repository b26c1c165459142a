import { Tooltip } from 'antd';
import { Link } from 'react-router-dom';
import { useGetOrganisationQuery } from '../organisations/organisations.api';
import { useSelection, useSelectionSearch } from '../organisations/selection';
import { ringShare } from '../organisations/wallet';
import { selectionMessages, walletMessages } from '../organisations/organisations.messages';
import { formatMoney } from '../ui/format/formatMoney';
import { WalletRing } from '../ui/display/WalletRing';

/** The organisation block of a collapsed sidebar: the ring as a link to the organisation. */
export function RailWallet() {
  const { orgID } = useSelection();
  const search = useSelectionSearch();
  const { currentData } = useGetOrganisationQuery({ params: { id: orgID ?? '' } }, { skip: orgID === undefined });
  if (orgID === undefined) return null;
  if (currentData === undefined) return <div className="mq-rail-wallet" />;
  const { orgName, orgWallet } = currentData.org;
  const share = ringShare(orgWallet.fundsAvailable);
  // The accessible name contains the text in the ring.
  const name = `${selectionMessages.manage} ${orgName}, ${formatMoney(orgWallet.fundsAvailable)}, ${String(Math.round(share * 100))}%`;
  return (
    <Tooltip title={`${orgName}, ${formatMoney(orgWallet.fundsAvailable)}`} placement="right">
      <Link
        className="mq-rail-wallet"
        to={{ pathname: `/organisation/${encodeURIComponent(orgID)}`, search }}
        aria-label={name}
      >
        <WalletRing share={share} label={walletMessages.ring(orgName)} amount={formatMoney(orgWallet.fundsAvailable)} />
      </Link>
    </Tooltip>
  );
}

import { Link } from 'react-router-dom';
import type { Organisation } from '#contract/organisations';
import { selectionMessages } from './organisations.messages';
import { nounMessages } from '../ui/ui.messages';
import { OrganisationPicker } from './OrganisationPicker';
import { useGetOrganisationQuery } from './organisations.api';
import { useMe } from '../session/useMe';
import { rememberedSelection } from './rememberedSelection';
import { OrganisationPageLink } from './OrganisationPageLink';
import { useSelection, useSelectionSearch } from './selection';
import { TeamPicker } from './TeamPicker';
import { WalletBlock } from './WalletBlock';
import './organisation.css';

/** The organisation whose lists are shown: selectors, wallet and its own links. */
export function OrganisationBlock() {
  const { orgID, chosen } = useSelection();
  const { userId } = useMe();
  const { currentData, isFetching } = useGetOrganisationQuery(
    { params: { id: orgID ?? '' } },
    { skip: orgID === undefined },
  );
  // If the last choice was all organisations there is no wallet, so no space is reserved for one.
  const remembered = chosen || userId === null ? undefined : rememberedSelection(userId);
  const isExpected = chosen ? currentData === undefined && isFetching : !remembered || remembered.orgID !== undefined;
  return (
    <section className="mq-card mq-org" aria-label={nounMessages.organisation} data-tour="organisation">
      <OrganisationPicker />
      <TeamPicker />
      {orgID !== undefined && currentData !== undefined && (
        <>
          <WalletBlock organisation={currentData.org} />
          <OrganisationLinks organisation={currentData.org} />
        </>
      )}
      {isExpected && <div className="mq-org-placeholder" aria-hidden />}
    </section>
  );
}

function OrganisationLinks({ organisation }: { organisation: Organisation }) {
  const search = useSelectionSearch();
  return (
    <nav className="mq-org-links" aria-label={organisation.orgName}>
      <OrganisationPageLink id={organisation._id}>{selectionMessages.manage}</OrganisationPageLink>
      <Link to={{ pathname: '/management/campaigns', search }}>{nounMessages.campaigns}</Link>
      {organisation.orgType === 'Board Owner' && (
        <Link to={{ pathname: '/management/boards', search }}>{nounMessages.boards}</Link>
      )}
    </nav>
  );
}

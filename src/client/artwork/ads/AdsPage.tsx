import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useProduct } from '../../api/product.api';
import { nounMessages } from '../../ui/ui.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import { useTicks, type Ticks } from '../../ui/table/useTicks';
import '../artwork.css';
import { LazyDecisionDialogs } from '../review/LazyDecisionDialogs';
import { useUndoKey } from '../review/useUndoKey';
import { WithReview } from '../reviewMode/WithReview';
import { needMessages } from '../artwork.messages';
import { artworkLists } from '../table/artworkLists';
import { ArtworkTable } from '../table/ArtworkTable';
import { useRowDecisionKeys } from '../table/useRowDecisionKeys';
import { withdrawalMessages } from '../withdrawals/withdrawal.messages';
import { WithdrawalsTable } from '../withdrawals/WithdrawalsTable';
import { AdsTable } from './AdsTable';
import { SubmissionsTable } from './SubmissionsTable';
import { VerdictNotice } from './VerdictNotice';

type TabName = 'artworks' | 'ads' | 'submissions' | 'notSubmitted' | 'stillLive';

/** `/ads`: all artworks and the ads that use them, and the state of each at the supply-side platform. */
export function AdsPage() {
  const ticks = { all: useTicks('artwork.all'), notSubmitted: useTicks('artwork.notSubmitted') };
  return (
    <WithReview>
      <Lists ticks={ticks} />
    </WithReview>
  );
}

function Lists({ ticks }: { ticks: Record<'all' | 'notSubmitted', Ticks> }) {
  const [tab, setTab] = useAddressParam('tab');
  const { has } = useProduct();
  useUndoKey();
  useRowDecisionKeys();
  const tabs: { key: TabName; label: string; children: ReactNode; shown: boolean }[] = [
    {
      key: 'artworks',
      label: 'Artworks',
      children: <ArtworkTable list={artworkLists.all} ticks={ticks.all} shape="withAds" />,
      shown: true,
    },
    { key: 'ads', label: 'Ads', children: <AdsTable />, shown: has('ads') },
    { key: 'submissions', label: 'Submissions', children: <SubmissionsTable />, shown: has('ssp-submissions') },
    {
      key: 'notSubmitted',
      label: needMessages.sspFailed,
      children: <ArtworkTable list={artworkLists.notSubmitted} ticks={ticks.notSubmitted} />,
      shown: has('file-search'),
    },
    {
      key: 'stillLive',
      label: withdrawalMessages.stillLive,
      children: <WithdrawalsTable />,
      shown: has('ssp-withdrawals'),
    },
  ];
  const shown = tabs.filter((tab) => tab.shown);
  const open = shown.find(({ key }) => key === tab)?.key ?? 'artworks';
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={nounMessages.adsAndFiles}
        subtitle="All artworks, the ads that use them, and where they stand at the supply-side platform."
      >
        {nounMessages.adsAndFiles}
      </PageTitle>
      {has('ssp-submissions') && <VerdictNotice />}
      <Tabs
        activeKey={open}
        destroyOnHidden
        items={shown.map(({ key, label, children }) => ({ key, label, children }))}
        onChange={(key) => setTab(key === 'artworks' ? null : key)}
      />
      <LazyDecisionDialogs />
    </div>
  );
}

import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Flex, Progress, Skeleton, Tabs } from 'antd';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useAddressParam } from '../ui/browser/useAddressParam';
import { useSelection } from '../organisations/selection';
import { EmptyState } from '../ui/feedback/EmptyState';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { IconButton } from '../ui/display/IconButton';
import { NoMatch } from '../ui/table/NoMatch';
import { campaignMessages } from './campaigns.messages';
import { listMessages, nounMessages } from '../ui/ui.messages';
import { CampaignCard } from './CampaignCard';
import { useListCampaignsQuery } from './campaigns.api';

const tabs = ['all', 'active', 'paused'] as const;
type Tab = (typeof tabs)[number];
const labels = {
  all: campaignMessages.tabAll,
  active: campaignMessages.tabActive,
  paused: campaignMessages.tabPaused,
} as const;

/** Below 768 px: one card for each campaign, changed by swiping, buttons or arrow keys; the tabs filter. */
export function CampaignCarousel() {
  const { orgID, teamID } = useSelection();
  const [show, setShow] = useAddressParam('show');
  const tab: Tab = tabs.find((each) => each === show) ?? 'all';
  const query = useListCampaignsQuery({ query: { orgID, teamID } });
  const { currentData: data, error } = query;
  const all = data?.campaigns ?? [];
  const of = (each: Tab) =>
    all.filter(({ campaignPaused }) => each === 'all' || campaignPaused === (each === 'paused'));
  const shown = of(tab);
  if (error && !data) return <QueryPending what={nounMessages.campaigns} query={query} />;
  const panel =
    data === undefined ? (
      <div
        className="mq-card mq-campaign-card"
        role="status"
        aria-busy="true"
        aria-label={listMessages.loading(nounMessages.campaigns)}
      >
        <Skeleton active title={false} aria-hidden />
      </div>
    ) : shown.length === 0 ? (
      <div className="mq-card">
        {all.length === 0 ? (
          <EmptyState text={campaignMessages.empty} />
        ) : (
          <NoMatch filters={labels[tab]} onClear={() => setShow(null)} />
        )}
      </div>
    ) : (
      <Cards key={tab} campaigns={shown} />
    );
  return (
    <section aria-label={nounMessages.campaigns}>
      <Tabs
        className="mq-campaign-tabs"
        styles={{ item: { flex: 1, justifyContent: 'center', margin: 0, fontWeight: 500 } }}
        activeKey={tab}
        onChange={(key) => setShow(key === 'all' ? null : key)}
        destroyOnHidden
        items={tabs.map((each) => ({
          key: each,
          label: (
            <>
              {labels[each]} <span className="mq-count">{of(each).length}</span>
            </>
          ),
          children: each === tab && panel,
        }))}
      />
    </section>
  );
}

function Cards({ campaigns }: { campaigns: Parameters<typeof CampaignCard>[0]['campaign'][] }) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const [index, setIndex] = useState(0);
  // Embla keeps its own position; its event reports the shown card.
  useEffect(() => {
    if (!embla) return;
    const tell = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', tell).on('reInit', tell);
    return () => void embla.off('select', tell).off('reInit', tell);
  }, [embla]);
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'ArrowRight') embla?.scrollNext();
    else if (event.key === 'ArrowLeft') embla?.scrollPrev();
  };
  const last = campaigns.length - 1;
  return (
    <>
      <div
        ref={viewport}
        className="mq-carousel-view"
        role="group"
        aria-roledescription="carousel"
        aria-label={nounMessages.campaigns}
        onKeyDown={onKeyDown}
      >
        <Flex gap={12}>
          {campaigns.map((campaign, slide) => (
            <div
              key={campaign._id}
              className="mq-carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(slide + 1)} of ${String(campaigns.length)}: ${campaign.campaignName}`}
              inert={Math.abs(slide - index) > 1}
            >
              <CampaignCard campaign={campaign} picture={Math.abs(slide - index) > 2 ? 'room' : 'drawn'} />
            </div>
          ))}
        </Flex>
      </div>
      <div className="mq-carousel-turn">
        <IconButton
          label={campaignMessages.previous}
          icon={<LeftOutlined aria-hidden />}
          disabled={index <= 0}
          onClick={() => embla?.scrollPrev()}
        />
        <div>
          <span role="status">
            <strong>{Math.min(index + 1, campaigns.length)}</strong> of {campaigns.length}
          </span>
          <Progress
            percent={campaigns.length === 0 ? 0 : ((index + 1) / campaigns.length) * 100}
            showInfo={false}
            size="small"
            aria-hidden
          />
        </div>
        <IconButton
          label={campaignMessages.next}
          icon={<RightOutlined aria-hidden />}
          disabled={index >= last}
          onClick={() => embla?.scrollNext()}
        />
      </div>
    </>
  );
}

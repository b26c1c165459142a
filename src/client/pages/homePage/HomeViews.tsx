import { SavedViewTabs } from '../../ui/table/tools/SavedViewTabs';
import { artworkMessages, needMessages } from '../../artwork/artwork.messages';
import { withdrawalMessages } from '../../artwork/withdrawals/withdrawal.messages';

export const homeViews = ['all', 'waiting', 'notSubmitted', 'stillLive'] as const;
export type HomeView = (typeof homeViews)[number];

const labels: Record<HomeView, string> = {
  all: needMessages.allUploads,
  waiting: needMessages.byNeed,
  notSubmitted: needMessages.sspFailed,
  stillLive: withdrawalMessages.stillLive,
};

interface HomeViewsProps {
  shown: HomeView;
  /** The views that the API supports. */
  views?: readonly HomeView[];
  /** How many each view holds, as far as that is known. */
  counts: Partial<Record<HomeView, number | undefined>>;
  onChange: (view: HomeView) => void;
}

/** Whether a parameter of the address belongs to a saved view: the view itself, and its filters and order. */
const owns = (param: string): boolean => param === 'view' || /^(latest|waiting|notSubmitted|stillLive)\./.test(param);

/** The views of LATEST ARTWORKS: the fixed ones with their counts, and the user's saved ones. */
export function HomeViews({ shown, views = homeViews, counts, onChange }: HomeViewsProps) {
  return (
    <SavedViewTabs
      list="home"
      label={artworkMessages.latest}
      owns={owns}
      fixed={views.map((view) => ({ key: view, label: labels[view], count: counts[view] ?? null }))}
      shown={shown}
      onChange={(key) => onChange(homeViews.find((view) => view === key) ?? 'all')}
    />
  );
}

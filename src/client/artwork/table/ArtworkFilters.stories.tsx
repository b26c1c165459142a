import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { marketplaceAnswers, withoutExtensions } from '#test/marketplace';
import { answering, at, type StoryParameters } from '#test/storyAnswers';
import { useTableSearch } from '../../ui/table/useTableSearch';
import '../artwork.css';
import { ArtworkFilters } from './ArtworkFilters';
import { artworkFilters, artworkLists } from './artworkLists';
import { DecisionFilters } from './DecisionFilters';

/** The filters of the latest table, working on the address. */
function Filters({ total }: { total?: number }) {
  const { filters, setFilters } = useTableSearch('latest', artworkLists.latest.defaults, artworkFilters);
  return (
    <div className="mq-filters" role="group" aria-label="Filters">
      <ArtworkFilters label="LATEST ARTWORKS" filters={filters} setFilters={setFilters} total={total} />
    </div>
  );
}

const meta = {
  title: 'Artwork/ArtworkFilters',
  component: Filters,
  subcomponents: { DecisionFilters },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;
export const None: Story = {};
export const Some: Story = { args: { total: 40 }, ...at('/?latest.hasAdID=true&latest.search=lisbon') };
/** The filters that only a link from the figures sets. */
export const FromFigures: Story = at(
  '/?latest.notSet=true&latest.decidedFrom=2026-10-24&latest.decidedTo=2026-11-22&latest.reason=Too+dark&latest.orgID=o1',
  ...marketplaceAnswers,
);
export const WithoutSearch: Story = answering(withoutExtensions);

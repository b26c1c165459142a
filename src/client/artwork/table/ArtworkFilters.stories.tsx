import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, noExtension } from '#test/artworkAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { useTableSearch } from '../../ui/table/useTableSearch';
import '../artwork.css';
import { ArtworkFilters } from './ArtworkFilters';
import { artworkFilters, artworkLists } from './artworkLists';

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
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;
export const None: Story = {};
export const Some: Story = {
  args: { total: 40 },
  parameters: {
    answers: artworkAnswers,
    address: '/?latest.hasAdID=true&latest.search=lisbon',
  } satisfies StoryParameters,
};
export const WithoutSearch: Story = {
  parameters: { answers: [noExtension, ...artworkAnswers] } satisfies StoryParameters,
};

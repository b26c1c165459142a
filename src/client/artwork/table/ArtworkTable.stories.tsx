import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers, pageOf } from '#test/artworkAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { listArtworks } from '#contract/artwork';
import '../artwork.css';
import { CategoryTags } from '../../ui/display/CategoryTags';
import { useTicks } from '../../ui/table/useTicks';
import { artworkLists } from './artworkLists';
import { ArtworkTable } from './ArtworkTable';

/** The latest table with its own ticks, as the home page has it. */
function Latest({ shape = 'wide' }: { shape?: 'wide' | 'narrow' | 'decided' | 'withAds' }) {
  return <ArtworkTable list={artworkLists.latest} shape={shape} ticks={useTicks('story')} />;
}

const meta = {
  title: 'Artwork/ArtworkTable',
  component: Latest,
  parameters: { answers: artworkAnswers, address: '/home' } satisfies StoryParameters,
} satisfies Meta<typeof Latest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = answering(answerNever(listArtworks));
/** The second page is loading; the first stays, dimmed. */
export const Refetching: Story = refetching(answer(listArtworks, pageOf));
export const Empty: Story = answering(answer(listArtworks, { files: [], totalFiles: 0 }));
export const NoMatch: Story = at(
  '/home?latest.approvedOnly=true&latest.search=zebra',
  answer(listArtworks, { files: [], totalFiles: 0 }),
);
export const PastTheEnd: Story = at('/home?latest.page=99');
export const Failed: Story = answering(answerFailure(listArtworks, 'internal'));
export const Narrow: Story = { args: { shape: 'narrow' } };
/** The lists of decided artwork, stacked. */
export const Decided: Story = { args: { shape: 'decided' } };
/** In the column 'What is on it', which is hidden at first. */
export const Categories: Story = { render: () => <CategoryTags categories={['alcohol', 'gambling']} none="None" /> };
export const WithAds: Story = { args: { shape: 'withAds' } };
/** An API with only the calls of section 7: no search, no submissions, no small pictures. */
export const WithoutExtensions: Story = answering(withoutExtensions);

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heldRules, ruledFits, someWords } from '#test/placementAnswers';
import { categoryNames, type Category } from '#contract/placement';
import type { Allowance } from '../../session/permissions.api';
import '../artwork.css';
import '../reviewMode/reviewMode.css';
import { CategoryTags } from '../../ui/display/CategoryTags';
import { placedFits } from './placedFits';
import type { Words } from './useWords';
import { WhatIsOnIt } from './WhatIsOnIt';
import { WhereItMayNotHang } from './WhereItMayNotHang';
import { WordBoxes } from './WordBoxes';
import { WordsInPicture } from './WordsInPicture';

interface OnItProps {
  categories: readonly Category[] | null;
  showsAll?: boolean;
  allowance?: Allowance;
  words?: Partial<Words>;
}

const ignore = () => undefined;
const seen: Words = {
  state: 'read',
  words: someWords,
  suggestions: [],
  isShown: true,
  toggle: ignore,
  active: undefined,
  setActive: ignore,
};

/** The categories, the words, and where the artwork may not hang. */
function OnIt({ categories, showsAll = false, allowance = 'yes', words: given }: OnItProps) {
  const words = { ...seen, ...given };
  const rows = categoryNames.map((category) => ({
    category,
    isChosen: categories?.includes(category) === true,
    words: words.words.flatMap(({ suggests, text }) => (suggests.includes(category) ? text : [])),
  }));
  const shown = rows.filter((row) => showsAll || row.isChosen || row.words.length > 0);
  const choice = { categories, rows: shown, showsAll, toggleAll: ignore, toggle: ignore, toggleNothing: ignore };
  return (
    <div className="mq-review-facts" style={{ width: 376 }}>
      <span className="mq-hero-art" style={{ width: 320, height: 180, background: '#153a5b' }}>
        <WordBoxes words={words} />
      </span>
      <WhatIsOnIt allowance={allowance} choice={choice} />
      <WordsInPicture words={words} />
      <WhereItMayNotHang fits={placedFits(ruledFits, heldRules, categories)} />
    </div>
  );
}

const meta = {
  title: 'Artwork/WhatIsOnIt',
  component: OnIt,
  args: { categories: null },
} satisfies Meta<typeof OnIt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = { tags: ['smoke'] };
export const Chosen: Story = { args: { categories: ['alcohol'] } };
export const NothingSensitive: Story = { args: { categories: [], words: { words: [] } } };
export const AllCategories: Story = { args: { categories: ['alcohol'], showsAll: true } };
export const BeingRead: Story = { args: { words: { state: 'waiting', words: [] } } };
export const NoWords: Story = { args: { words: { words: [] } } };
export const Unreadable: Story = { args: { words: { state: 'unreadable', words: [] } } };
export const ReadOnly: Story = { args: { categories: ['alcohol'], allowance: 'never' } };
/** In a list. */
export const Tags: Story = { render: () => <CategoryTags categories={['alcohol', 'gambling']} none="None" /> };

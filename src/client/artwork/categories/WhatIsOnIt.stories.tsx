import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { heldRules, ruledFits, someWords } from '#test/placementAnswers';
import { categoryNames, type Category } from '#contract/placement';
import type { Allowance } from '../../session/permissions.api';
import '../artwork.css';
import '../reviewMode/reviewMode.css';
import { placedFits } from './placedFits';
import type { Words } from './useWords';
import { WhatIsOnIt } from './WhatIsOnIt';
import { WhereItMayNotHang } from './WhereItMayNotHang';
import { WordBoxes } from './WordBoxes';
import { WordsInPicture } from './WordsInPicture';

interface OnItProps {
  initial: readonly Category[] | null;
  showsAll?: boolean;
  allowance?: Allowance;
  state?: Words['state'];
  words?: Words['words'];
}

/** The categories with a choice that works, the words, and where the artwork may not hang. */
function OnIt({ initial, showsAll = false, allowance = 'yes', state = 'read', words = someWords }: OnItProps) {
  const [categories, setCategories] = useState(initial);
  const [active, setActive] = useState<number>();
  const seen: Words = { state, words, suggestions: [], isShown: true, toggle: () => undefined, active, setActive };
  const wordsOf = (category: Category) =>
    words.filter(({ suggests }) => suggests.includes(category)).map(({ text }) => text);
  return (
    <div className="mq-review-facts" style={{ width: 376 }}>
      <span className="mq-hero-art" style={{ width: 320, height: 180, background: '#153a5b' }}>
        <WordBoxes words={seen} />
      </span>
      <WhatIsOnIt
        allowance={allowance}
        choice={{
          categories,
          rows: categoryNames
            .map((category) => ({
              category,
              isChosen: categories?.includes(category) === true,
              words: wordsOf(category),
            }))
            .filter((row) => showsAll || row.isChosen || row.words.length > 0),
          showsAll,
          toggleAll: () => undefined,
          toggle: (category) =>
            setCategories(categoryNames.filter((each) => (categories ?? []).includes(each) !== (each === category))),
          toggleNothing: () => setCategories(categories?.length === 0 ? null : []),
        }}
      />
      <WordsInPicture words={seen} />
      <WhereItMayNotHang fits={placedFits(ruledFits, heldRules, categories)} />
    </div>
  );
}

const meta = {
  title: 'Artwork/WhatIsOnIt',
  component: OnIt,
  args: { initial: null },
} satisfies Meta<typeof OnIt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = { tags: ['smoke'] };
export const Chosen: Story = { args: { initial: ['alcohol'] } };
export const NothingSensitive: Story = { args: { initial: [], words: [] } };
export const AllCategories: Story = { args: { initial: ['alcohol'], showsAll: true } };
export const BeingRead: Story = { args: { state: 'waiting', words: [] } };
export const NoWords: Story = { args: { words: [] } };
export const Unreadable: Story = { args: { state: 'unreadable', words: [] } };
export const ReadOnly: Story = { args: { initial: ['alcohol'], allowance: 'never' } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listDifferences } from '#contract/inventoryWatch';
import { aDifferenceRow, aSummary, inventoryAnswers, someDifferences } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import { seeNextPageComing } from '#test/storyPlays';
import { answer, answerFailure, answerFirstPage, answerNever, type StoryParameters } from '#test/storyAnswers';
import { DifferencesTable } from './DifferencesTable';

const parameters = (own: StoryParameters['answers'] = [], more = ''): StoryParameters => ({
  answers: [...own, ...inventoryAnswers, ...marketplaceAnswers],
  address: `/inventory?orgID=all${more}`,
});

const meta = {
  title: 'Inventory/DifferencesTable',
  component: DifferencesTable,
  args: { summary: aSummary(), onRuleAdded: () => undefined },
  parameters: { ...parameters() },
} satisfies Meta<typeof DifferencesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Ignored: Story = {
  parameters: parameters(
    [
      answer(listDifferences, {
        differences: someDifferences.map((one) => ({ ...one, isIgnored: true })),
        totalDifferences: 4,
        publishers: [],
      }),
    ],
    '&ignored=true',
  ),
};
/** All differing fields were edited here: nothing is ticked, and nothing can be accepted before a field is ticked. */
export const AllOurs: Story = {
  parameters: parameters([
    answer(listDifferences, {
      differences: [aDifferenceRow({ fields: aDifferenceRow().fields.filter(({ ours }) => ours !== null) })],
      totalDifferences: 1,
      publishers: [],
    }),
  ]),
};
const ready = answer(listDifferences, {
  differences: someDifferences,
  totalDifferences: 41,
  publishers: aSummary().publishers,
});
export const Refetching: Story = {
  parameters: parameters([answerFirstPage(ready)]),
  play: seeNextPageComing,
};
export const NoMatch: Story = {
  parameters: parameters(
    [answer(listDifferences, { differences: [], totalDifferences: 0, publishers: [] })],
    '&search=nowhere',
  ),
};
export const PastTheEnd: Story = { parameters: parameters([], '&page=9') };
export const Loading: Story = { parameters: parameters([answerNever(listDifferences)]) };
export const Failed: Story = { parameters: parameters([answerFailure(listDifferences, 'internal')]) };
export const Empty: Story = {
  parameters: parameters([answer(listDifferences, { differences: [], totalDifferences: 0, publishers: [] })]),
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listDifferences, type InventoryDifference } from '#contract/inventoryWatch';
import { aDifferenceRow, aSummary, inventoryAnswers, someDifferences } from '#test/inventoryAnswers';
import { asViewer, marketplaceAnswers } from '#test/marketplace';
import { refetching } from '#test/storyPlays';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { BulkDifferences } from './BulkDifferences';
import { DifferenceFacts } from './DifferenceFacts';
import { DifferenceFilters } from './DifferenceFilters';
import { DifferencesTable } from './DifferencesTable';
import { PublisherHeading } from './PublisherHeading';
import './inventoryWatch.css';

const listing = (differences: InventoryDifference[], totalDifferences = differences.length) =>
  answer(listDifferences, { differences, totalDifferences, publishers: aSummary().publishers });
const ignore = () => undefined;

const meta = {
  title: 'Inventory/DifferencesTable',
  component: DifferencesTable,
  subcomponents: { DifferenceFacts, DifferenceFilters },
  args: { summary: aSummary(), onRuleAdded: ignore },
  parameters: {
    answers: [...inventoryAnswers, ...marketplaceAnswers],
    address: '/inventory?orgID=all',
  } satisfies StoryParameters,
} satisfies Meta<typeof DifferencesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A difference of each state; of the changed one, one field was edited here. */
export const Ready: Story = {};
export const Ignored: Story = at(
  '/inventory?orgID=all&ignored=true',
  listing(someDifferences.map((one) => ({ ...one, isIgnored: true }))),
);
/** All differing fields were edited here: nothing is ticked, and nothing can be accepted before a field is ticked. */
export const AllOurs: Story = answering(
  listing([aDifferenceRow({ fields: aDifferenceRow().fields.filter(({ ours }) => ours !== null) })]),
);
export const NoPublisher: Story = answering(listing([aDifferenceRow({ publisher_name: '' })]));
/** For a role that may only read. */
export const ReadOnly: Story = answering(asViewer);
export const Refetching: Story = refetching(listing(someDifferences, 41));
export const NoMatch: Story = at('/inventory?orgID=all&search=nowhere', listing([]));
export const PastTheEnd: Story = at('/inventory?orgID=all&page=9');
export const Loading: Story = answering(answerNever(listDifferences));
export const Failed: Story = answering(answerFailure(listDifferences, 'internal'));
export const Empty: Story = answering(listing([]));
/** The heading of a publisher that is collapsed, with some of its differences ticked. */
export const ClosedPublisher: Story = {
  render: () => (
    <PublisherHeading
      publisher="Citylight DOOH"
      rows={someDifferences.slice(0, 3)}
      counts={aSummary().publishers[0]}
      isClosed
      onToggle={ignore}
      ticks={{ ids: new Set(['d-1']), tick: ignore, untick: ignore }}
      onAll={ignore}
    />
  ),
};
/** With fields that were edited here. */
export const BulkActions: Story = {
  render: ({ onRuleAdded }) => (
    <BulkDifferences
      ticked={someDifferences}
      chosenOf={() => new Set()}
      isIgnored={false}
      publishers={['Citylight DOOH']}
      onRuleAdded={onRuleAdded}
      onAccept={ignore}
      onIgnore={ignore}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aSummary, someDifferences } from '#test/inventoryAnswers';
import './inventory.css';
import { PublisherHeading } from './PublisherHeading';

const selection = { ids: new Set(['d-1']), names: new Map<string, string>(), onChange: () => undefined };

const meta = {
  title: 'Inventory/PublisherHeading',
  component: PublisherHeading,
  args: {
    publisher: 'Citylight DOOH',
    rows: someDifferences.slice(0, 3),
    counts: aSummary().publishers[0],
    isClosed: false,
    onToggle: () => undefined,
    selection,
    onAll: () => undefined,
  },
} satisfies Meta<typeof PublisherHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeTicked: Story = {};
export const Closed: Story = { args: { isClosed: true } };
/** For a role that may only read. */
export const ReadOnly: Story = {
  render: (args) => <PublisherHeading {...args} selection={undefined} onAll={undefined} />,
};
export const NoPublisher: Story = { args: { publisher: '', counts: undefined } };

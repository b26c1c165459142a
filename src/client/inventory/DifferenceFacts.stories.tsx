import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aDifferenceRow, inventoryAnswers, someDifferences } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { DifferenceFacts } from './DifferenceFacts';
import './inventory.css';

const parameters: StoryParameters = {
  answers: [...inventoryAnswers, ...marketplaceAnswers],
  address: '/inventory?orgID=all',
};
const inState = (state: 'new' | 'gone' | 'back') =>
  someDifferences.find((one) => one.state === state) ?? aDifferenceRow();

const meta = {
  title: 'Inventory/DifferenceFacts',
  component: DifferenceFacts,
  args: { difference: aDifferenceRow(), chosen: new Set(['opening_hours'] as const), onChange: () => undefined },
  parameters: { ...parameters },
} satisfies Meta<typeof DifferenceFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field to accept, one that was edited here. */
export const Changed: Story = {};
/** For users who may only read. */
export const ReadOnly: Story = { render: (args) => <DifferenceFacts {...args} onChange={undefined} /> };
export const NewScreen: Story = { args: { difference: inState('new') } };
export const Gone: Story = { args: { difference: inState('gone') } };
export const Back: Story = { args: { difference: inState('back') } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './inventory.css';
import { PublisherPicker } from './PublisherPicker';

const publishers = [
  { id: '37', name: 'Citylight DOOH' },
  { id: '41', name: 'Harbour Media' },
];

const meta = {
  title: 'Boards/PublisherPicker',
  component: PublisherPicker,
  args: { publishers, loading: false, value: undefined, onChange: () => undefined },
} satisfies Meta<typeof PublisherPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Chosen: Story = { args: { value: '41' } };
export const Loading: Story = { args: { publishers: [], loading: true } };
export const Empty: Story = { args: { publishers: [] } };

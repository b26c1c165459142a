import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen as screenShape } from '#contract/provider';
import { addBoardMessages } from '../addBoard.messages';
import { ScreenAction } from './ScreenAction';
import { ScreensTable } from './ScreensTable';
import './provider.css';
import type { Presence } from './presenceStore';

const nothing = () => undefined;
const screens = Array.from({ length: 12 }, (_, index) =>
  screenShape.parse({
    id: 104_200 + index,
    name: `Riverside ${String(index + 1)}`,
    device_id: index === 4 ? '' : `broadsign.com:${String(index)}`,
    geo: { country: { name: ['Portugal', 'Czechia', 'Switzerland'][index % 3] } },
  }),
);
const stands: readonly Presence[] = ['absent', 'present', 'adding', 'failed', 'checking', 'unknown'];

/** A screen in each state. */
const meta = {
  title: 'Boards/ScreensTable',
  component: ScreensTable,
  args: {
    screens,
    status: 'ready',
    retry: nothing,
    onShown: nothing,
    action: ({ id, name, device_id: deviceId }) => (
      <ScreenAction
        name={name}
        presence={deviceId === '' ? null : (stands[Number(id) % stands.length] ?? 'absent')}
        product="Marquee"
        onAdd={nothing}
        onLookAgain={nothing}
      />
    ),
  },
} satisfies Meta<typeof ScreensTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { screens: [], status: 'loading' } };
export const Refetching: Story = { args: { status: 'refetching' } };
export const Empty: Story = { args: { screens: [] } };
/** No screen has the chosen category. */
export const NoMatch: Story = { args: { screens: [], filtered: true, narrowedBy: 'Retail', clearFilters: nothing } };
export const PastTheEnd: Story = { args: { page: 99 } };
export const Failed: Story = {
  args: { screens: [], status: 'failed', failure: { message: addBoardMessages.publishersFailed } },
};

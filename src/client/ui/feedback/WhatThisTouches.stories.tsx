import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusLabel } from '../display/StatusLabel';
import { WhatThisTouches } from './WhatThisTouches';

const rows = Array.from({ length: 30 }, (_, nth) => ({
  id: String(nth),
  name: nth === 0 ? 'Halden “Quiet” 1400x400 with a name that goes on and on.png' : `Artwork ${String(nth)}`,
  place: 'Halden Watches',
  touches: nth === 0 ? <StatusLabel status="doesNotFit">17 of 28 boards do not fit</StatusLabel> : undefined,
  more: '4 ads · 3 campaigns',
  opened: nth === 0 ? 'Orly Hall 4 Arrivals' : undefined,
}));
const retry = () => undefined;

const meta = {
  title: 'UI/WhatThisTouches',
  component: WhatThisTouches,
  args: {
    counted: {
      status: 'ready',
      touches: {
        totals: [
          { label: 'boards booked', value: 95 },
          { label: 'do not fit', value: 20, tone: 'error' },
          { label: 'of them run now', value: 2, tone: 'warning' },
        ],
        rows,
        unlisted: 170,
        notes: [{ tone: 'error', text: 'City after dark has no other board.' }],
      },
      retry,
    },
  },
} satisfies Meta<typeof WhatThisTouches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Counting: Story = { args: { counted: { status: 'counting', touches: undefined, retry } } };
export const Failed: Story = { args: { counted: { status: 'failed', touches: undefined, retry } } };

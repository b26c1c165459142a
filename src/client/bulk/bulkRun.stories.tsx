import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { StoryParameters } from '#test/storyAnswers';
import { storyStart } from '#test/storyClock';
import { statesOf } from '#test/storyMachines';
import { BulkProgress, type BulkProgressProps } from './BulkProgress';
import { bulkRunMachine } from './bulkRun.machine';
import { useBulkRun } from './useBulkRun';
import { undoOfferMs } from './useUndoOffer';

const items = Array.from({ length: 12 }, (_, index) => ({
  id: `b${String(index)}`,
  name: `Tagus Riverside ${String(index)}`,
}));
const done = items.slice(0, 7).map(({ id }) => id);
const state = statesOf('bulkRun', 'boards', bulkRunMachine, { items, done, failed: [] });
const texts = {
  working: 'Pausing the boards...',
  done: (count: number) => `${String(count)} boards paused`,
  failed: (reasons: string) => `Not paused: ${reasons}`,
};

/** A run over ticked rows, as on a page; nothing is rendered while none is running. */
function Running({ undo }: Pick<BulkProgressProps, 'undo'>) {
  const run = useBulkRun('boards', () => Promise.resolve(), texts);
  if (run.phase === null) return <p>No run is under way.</p>;
  return <BulkProgress run={run} label={texts.working} done={texts.done} undo={undo} />;
}

const meta = {
  title: 'UI/Bulk run states',
  component: Running,
  parameters: { machine: 'bulkRun' } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof Running>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = state('idle', { items: [], done: [] });
export const BusyRunning: Story = state('busy.running');
export const BusyStopping: Story = state('busy.stopping');
export const Finished: Story = state('finished', { done: items.map(({ id }) => id) });
const undo = { open: undefined, isUndoing: false, undone: undefined, forget: () => undefined };
export const Undoable: Story = {
  ...Finished,
  args: { undo: { ...undo, open: { until: storyStart + undoOfferMs, run: () => undefined } } },
};
export const Undone: Story = {
  ...Finished,
  args: { undo: { ...undo, undone: 'Undone. 12 boards are active again.' } },
};
export const FinishedWithFailures: Story = state('finished', {
  failed: items.slice(7, 9).map((item) => ({ ...item, reason: 'The board is gone.' })),
});

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boardAnswers } from '#test/boardAnswers';
import { aBoardReply } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import '../boards.css';
import { BoardConflict } from './BoardConflict';
import { valuesOf } from './boardValues';

const board = aBoardReply();

/** Two administrators saved at the same time: both values of each field. */
const meta = {
  title: 'Boards/BoardConflict',
  component: BoardConflict,
  args: {
    base: valuesOf(board),
    board,
    mine: { ...valuesOf(board), city: 'Lisboa', boardname: 'Tagus Riverside, west side' },
    failure: {
      status: 409,
      code: 'record.stale',
      message: 'Changed in between.',
      changedBy: 'Ana Okafor',
      changedAt: '2026-11-21T08:00:00.000Z',
      current: aBoardReply({ boardname: 'Tagus Riverside, east side', surfaceArea: 32, version: 3 }),
    },
    onYield: () => undefined,
    onResolve: () => undefined,
  },
  parameters: { answers: boardAnswers, address: '/boards?orgID=o1&teamID=t1' } satisfies StoryParameters,
} satisfies Meta<typeof BoardConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

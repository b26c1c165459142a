import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { importBoards } from '#contract/imports';
import { boardAnswers } from '#test/boardAnswers';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { addBoardMessages } from '../addBoard.messages';
import { CsvUploader } from './CsvUploader';
import { UnfinishedLoads } from './UnfinishedLoads';

const nothing = () => undefined;

const meta = {
  title: 'Boards/CsvUploader',
  component: CsvUploader,
  args: { onClose: nothing },
  parameters: {
    answers: [answer(importBoards, { results: [], created: 0, updated: 0, unchanged: 0, failed: 0 }), ...boardAnswers],
    address: '/boards?orgID=o1&teamID=t1&add=csv',
  } satisfies StoryParameters,
} satisfies Meta<typeof CsvUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { tags: ['smoke'] };
/** A file of another type is not listed, but named in a notice. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const notes = new File(['Call Ana about the boards.'], 'notes.txt', { type: 'text/plain' });
    // Dropped, because the browser's file dialog would not offer it.
    await userEvent.setup({ applyAccept: false }).upload(await canvas.findByLabelText('CSV files'), notes);
    await inDocument(canvasElement).findByText(`${addBoardMessages.onlyCsv}: notes.txt`);
  },
};
export const Unfinished: Story = {
  render: () => (
    <UnfinishedLoads
      loads={[
        {
          loadId: 'l',
          userId: 'u1',
          name: 'boards.csv',
          file: new Blob(),
          rows: 1000,
          chunkRows: 1000,
          changes: { order: 'height-first', edits: [] },
          boardOwner: null,
          team: null,
          startedAt: '2026-11-21T08:00:00.000Z',
          started: true,
          chunks: { 0: { created: 312, updated: 0, unchanged: 0, failed: [] } },
        },
      ]}
      onResume={nothing}
      onDiscard={nothing}
    />
  ),
};

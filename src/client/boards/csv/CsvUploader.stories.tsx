import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { importBoards, listBoardLoads } from '#contract/imports';
import { marketplaceAnswers } from '#test/marketplace';
import { answer } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { addBoardMessages } from '../addBoard.messages';
import { CsvUploader } from './CsvUploader';
import { UnfinishedLoads } from './UnfinishedLoads';

const loads = answer(listBoardLoads, {
  loads: [
    {
      _id: 'l1',
      fileName: 'reach-buyer-inventory.csv',
      sha256: 'a',
      rows: 214,
      created: 168,
      updated: 21,
      unchanged: 17,
      failed: 8,
      by: 'Ana Okafor',
      at: '2026-11-20T10:00:00.000Z',
      lastAt: '2026-11-20T10:01:00.000Z',
      undoneAt: null,
      undoneBy: null,
    },
  ],
  totalLoads: 1,
});
const parameters: StoryParameters = {
  answers: [
    loads,
    answer(importBoards, { results: [], created: 0, updated: 0, unchanged: 0, failed: 0 }),
    ...marketplaceAnswers,
  ],
  address: '/boards?orgID=o1&teamID=t1&add=csv',
};

const nothing = () => undefined;

const meta = {
  title: 'Boards/CsvUploader',
  component: CsvUploader,
  args: { onClose: nothing },
  parameters: { ...parameters },
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

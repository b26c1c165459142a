import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listAudit } from '#contract/product';
import { answer } from '#test/storyAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import { SavedMeanwhileBadge } from './SavedMeanwhileBadge';

const entry = {
  _id: 'a1',
  at: '2026-11-21T08:59:00.000Z',
  by: 'Ana Okafor',
  byID: 'u2',
  action: 'board.modify',
  subject: 'board',
  subjectID: 'b1',
  detail: '',
  requestID: '',
};

const meta = {
  title: 'Session/SavedMeanwhileBadge',
  component: SavedMeanwhileBadge,
  args: { id: 'b1', what: 'board', began: 1, stored: 2 },
  parameters: { answers: [answer(listAudit, { entries: [entry], totalEntries: 1 }), ...marketplaceAnswers] },
} satisfies Meta<typeof SavedMeanwhileBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

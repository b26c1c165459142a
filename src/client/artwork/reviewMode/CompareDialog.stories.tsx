import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile, picture } from '#test/artworkFiles';
import type { StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { CompareDialog } from './CompareDialog';

const meta = {
  title: 'Artwork/CompareDialog',
  component: CompareDialog,
  args: {
    open: true,
    file: aFile(),
    otherTitle: 'Decided before',
    other: aFile({
      _id: 'f9',
      fileName: 'kestrel_lisbon_autumn.jpg',
      isPreApproved: false,
      approvalComment: 'Wrong opening hours',
      decidedBy: 'Ana Okafor',
      decidedAt: '2026-10-03T10:00:00.000Z',
      previewURL: picture(1920, 1080, '#7a2e2e'),
    }),
    likeness: '92 % alike',
    onClose: () => undefined,
    onReason: () => undefined,
  },
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof CompareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SideBySide: Story = { tags: ['smoke'] };

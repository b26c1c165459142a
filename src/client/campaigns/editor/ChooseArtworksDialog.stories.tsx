import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { listArtworks } from '#contract/artwork';
import { someFiles } from '#test/artworkFiles';
import { marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { ChooseArtworksDialog } from './ChooseArtworksDialog';
import './editor.css';

const nothing = (): void => undefined;
const meta = {
  title: 'Campaigns/ChooseArtworksDialog',
  component: ChooseArtworksDialog,
  args: {
    chosen: someFiles.slice(0, 1),
    boards: [],
    organisation: { id: 'o1', name: 'Harbour Media' },
    onClose: nothing,
    onChoose: nothing,
  },
  parameters: { answers: [answer(listArtworks, { files: [...someFiles], totalFiles: 60 }), ...marketplaceAnswers] },
} satisfies Meta<typeof ChooseArtworksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['smoke'],
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    const second = someFiles[1]?.fileName ?? '';
    await userEvent.click(await page.findByRole('checkbox', { name: (name) => name.startsWith(second) }));
    await expect(await page.findByRole('button', { name: 'Use 2 artworks' })).toBeEnabled();
  },
};
export const Empty: Story = answering(answer(listArtworks, { files: [], totalFiles: 0 }));
export const Loading: Story = answering(answerNever(listArtworks));
export const Failed: Story = answering(answerFailure(listArtworks, 'internal'));

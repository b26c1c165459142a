import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { artworkAnswers } from '#test/artworkAnswers';
import { answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { listArtworks } from '#contract/artwork';
import { ArtworkPicker, type PickedArtwork } from './ArtworkPicker';

/** With choices that stay. */
function Picking({ chosen = [] }: { chosen?: PickedArtwork[] }) {
  const [value, setValue] = useState<readonly PickedArtwork[]>(chosen);
  return (
    <>
      <label htmlFor="artworks">Artworks</label>
      <ArtworkPicker id="artworks" value={value} onChange={setValue} />
    </>
  );
}

const meta = {
  title: 'Artwork/ArtworkPicker',
  component: Picking,
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof Picking>;
export default meta;

type Story = StoryObj<typeof meta>;
export const None: Story = {};
export const Some: Story = {
  args: {
    chosen: [
      { id: 'f1', name: 'kestrel_lisbon_1920x1080.jpg' },
      { id: 'f2', name: 'Halden bulletin.png' },
    ],
  },
};
export const Loading: Story = {
  parameters: { answers: [answerNever(listArtworks), ...artworkAnswers] } satisfies StoryParameters,
};
export const Failed: Story = {
  parameters: { answers: [answerFailure(listArtworks, 'internal'), ...artworkAnswers] } satisfies StoryParameters,
};

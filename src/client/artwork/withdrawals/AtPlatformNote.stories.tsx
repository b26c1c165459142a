import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionNames } from '#contract/extensions';
import { getFile } from '#contract/artwork';
import { getConfig } from '#contract/product';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import { answer, type StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { AtPlatformNote } from './AtPlatformNote';

const there = answer(getFile, { file: aFile({ isPreApproved: true, atPlatform: true }) });
const cannotBeAsked = answer(getConfig, {
  productName: 'Marquee',
  inventoryUrl: '/sandbox/inventory',
  extensions: [...extensionNames],
  devtools: false,
  version: '1.0.0',
  platform: { name: 'Broadsign Reach', canWithdraw: false },
});

const meta = {
  title: 'Artwork/AtPlatformNote',
  component: AtPlatformNote,
  args: { fileId: 'f1' },
  parameters: { answers: [there, ...artworkAnswers] } satisfies StoryParameters,
} satisfies Meta<typeof AtPlatformNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The platform can withdraw artwork. */
export const Asked: Story = {};
/** The platform has no call for that: the artwork goes on the list 'Still live'. */
export const CannotBeAsked: Story = {
  parameters: { answers: [there, cannotBeAsked, ...artworkAnswers] } satisfies StoryParameters,
};

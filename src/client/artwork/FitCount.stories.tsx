import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aFile } from '#test/artworkFiles';
import './artwork.css';
import { FitCount } from './FitCount';

const waiting = (boards: number, failing: number) => aFile({ isPreApproved: null, fit: { boards, failing } });

const meta = {
  title: 'Artwork/FitCount',
  component: FitCount,
  args: { file: waiting(48, 0) },
} satisfies Meta<typeof FitCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FitsAll: Story = {};
export const FitsTheOne: Story = { args: { file: waiting(1, 0) } };
export const SomeDoNotFit: Story = { args: { file: waiting(9, 2) } };
export const OneDoesNotFit: Story = { args: { file: waiting(9, 1) } };
/** Renders nothing. */
export const NoBoards: Story = { args: { file: aFile({ isPreApproved: null, fit: null }) } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aFile } from '#test/artworkFiles';
import './artwork.css';
import { NeedLabel } from './NeedLabel';

const held = (neededBy: string, campaigns = 2, boards = 14) => aFile({ neededBy, holdsUp: { campaigns, boards } });

const meta = {
  title: 'Artwork/NeedLabel',
  component: NeedLabel,
  args: { file: held('2026-11-22T08:00:00.000Z'), withCounts: true },
} satisfies Meta<typeof NeedLabel>;
export default meta;

type Story = StoryObj<typeof meta>;
export const StartsTomorrow: Story = {};
export const RunningNow: Story = { args: { file: held('2026-11-01T08:00:00.000Z', 1, 1) } };
export const StartsOnADay: Story = { args: { file: held('2026-11-25T08:00:00.000Z') } };
export const StartsLater: Story = { args: { file: held('2027-02-01T08:00:00.000Z') } };
export const NoCampaign: Story = { args: { file: aFile(), none: 'No campaign' } };

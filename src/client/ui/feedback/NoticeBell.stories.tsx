import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { failureMessages, noticeMessages } from '../ui.messages';
import { NoticeBell } from './NoticeBell';
import { notify } from './notify';

const meta = {
  title: 'UI/NoticeBell',
  component: NoticeBell,
} satisfies Meta<typeof NoticeBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

/** Errors are counted until the history is opened. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const key = notify.error({ text: failureMessages.partMissing, key: 'story' });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Notifications, \d+ unread$/ }));
    const drawer = within(await screen.findByRole('dialog', { name: noticeMessages.history }));
    await expect(drawer.getAllByText(failureMessages.partMissing)[0]).toBeVisible();
    notify.close(key);
  },
};

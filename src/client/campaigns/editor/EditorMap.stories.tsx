import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { editorAnswers, marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { EditorMap } from './EditorMap';
import './editor.css';

const nothing = (): void => undefined;
const meta = {
  title: 'Campaigns/EditorMap',
  component: EditorMap,
  args: {
    boards: someBoardReplies.slice(0, 2),
    shown: someBoardReplies,
    matching: { deleted: false },
    artworks: [{ width: 1080, height: 1920, durationMs: null, type: 'image/png', animated: false }],
    readOnly: false,
    onBook: nothing,
  },
  parameters: { answers: [...editorAnswers, ...marketplaceAnswers] },
  decorators: [
    (Story) => (
      <div className="mq-editor-boards">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EditorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { someBoards } from '#test/boardAnswers';
import { BoardLine } from './BoardLine';
import './campaigns.css';

/** A board in each state that a line can show. */
function Lines(props: { nameOnly?: boolean; withSize?: boolean }) {
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      {someBoards.map((board) => (
        <BoardLine key={board._id} board={board} {...props} />
      ))}
    </div>
  );
}

const meta = { title: 'Campaigns/BoardLine', component: Lines } satisfies Meta<typeof Lines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The status is shown elsewhere. */
export const NameOnly: Story = { args: { nameOnly: true } };
/** As in the campaign editor, where the pixels decide what fits. */
export const WithSize: Story = { args: { nameOnly: true, withSize: true } };

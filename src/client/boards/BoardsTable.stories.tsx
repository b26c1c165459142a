import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards } from '#contract/boards';
import { boardAnswers, pageOfBoards } from '#test/boardAnswers';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { BoardBulkActions } from './BoardBulkActions';
import { BoardFilters } from './BoardFilters';
import { BoardsTable } from './BoardsTable';
import './boards.css';
import { useBoardList } from './useBoardList';

const nothing = () => undefined;

/** The table over the list of the address, as the page has it. */
function Listed() {
  const { search, selection, facets, list } = useBoardList();
  return (
    <BoardsTable
      list={list}
      filters={<BoardFilters values={search.filters} onChange={search.setFilters} options={facets} />}
      selection={{
        ...selection,
        bulk: <BoardBulkActions allPaused={false} onAction={nothing} onCreate={nothing} />,
      }}
      onManage={nothing}
    />
  );
}

const meta = {
  title: 'Boards/BoardsTable',
  component: Listed,
  parameters: { answers: boardAnswers, address: '/boards?orgID=all' } satisfies StoryParameters,
} satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Select Vltava Bridge North'));
    await canvas.findByText('Bulk Actions');
  },
};
export const Loading: Story = answering(answerNever(listBoards));
/** The second page is loading; the first stays, dimmed. */
export const Refetching: Story = refetching(answer(listBoards, pageOfBoards));
export const Empty: Story = answering(answer(listBoards, { boards: [], totalBoards: 0 }));
export const NoMatch: Story = at(
  '/boards?orgID=all&search=zebra&paused=true',
  answer(listBoards, { boards: [], totalBoards: 0 }),
);
/** Page 99 of a list that has 32: goes to the last page. */
export const PastTheEnd: Story = at('/boards?orgID=all&page=99');
export const Failed: Story = answering(answerFailure(listBoards, 'internal'));
/** Below 768 px each board is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

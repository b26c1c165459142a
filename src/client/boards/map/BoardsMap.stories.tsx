import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards, listClusters } from '#contract/boards';
import { boardAnswers, someBoards } from '#test/boardAnswers';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { boardMapMessages } from '../boards.messages';
import { BoardBulkActions } from '../BoardBulkActions';
import { BoardFilters } from '../BoardFilters';
import '../boards.css';
import { useBoardList } from '../useBoardList';
import { BoardPreview } from './BoardPreview';
import { BoardsMap } from './BoardsMap';
import { ClusterMap } from './ClusterMap';

const nothing = () => undefined;

/** The map over the list of the address, as the page has it. */
function Mapped() {
  const list = useBoardList();
  return (
    <BoardsMap
      list={list}
      filters={<BoardFilters values={list.search.filters} onChange={list.search.setFilters} options={list.facets} />}
      bulk={<BoardBulkActions allPaused={false} onAction={nothing} onCreate={nothing} />}
      onManage={nothing}
    />
  );
}

const meta = {
  title: 'Boards/BoardsMap',
  component: Mapped,
  subcomponents: { ClusterMap },
  parameters: { answers: boardAnswers, address: '/boards?orgID=all&view=map' } satisfies StoryParameters,
} satisfies Meta<typeof Mapped>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = answering(answerNever(listClusters), answerNever(listBoards));
export const Empty: Story = answering(
  answer(listClusters, { clusters: [], total: 0, withoutCoordinates: 0 }),
  answer(listBoards, { boards: [], totalBoards: 0 }),
);
export const Failed: Story = answering(answerFailure(listClusters, 'internal'), answerFailure(listBoards, 'internal'));
export const ChoosingArea: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(boardMapMessages.selectArea));
    await canvas.findByText(boardMapMessages.selectView);
  },
};
/** The card of the pin that has the pointer. */
export const Previewed: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 420 }}>
      <BoardPreview
        pin={{ boardId: 'b1', x: 260, y: 320 }}
        board={someBoards[0]}
        onManage={nothing}
        onKeep={nothing}
        onLeave={nothing}
      />
    </div>
  ),
};

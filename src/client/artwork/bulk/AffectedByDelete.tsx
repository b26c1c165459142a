import { useProduct } from '../../api/product.api';
import { useGetFileQuery, useListBoardsOfFileQuery, useListCampaignsOfFileQuery } from '../artwork.api';
import { withdrawalMessages } from '../withdrawals/withdrawal.messages';

/** What uses one artwork, in one line. */
export function AffectedByDelete({ fileId, name }: { fileId: string; name: string }) {
  const boards = useListBoardsOfFileQuery({ params: { id: fileId } });
  const campaigns = useListCampaignsOfFileQuery({ params: { id: fileId } });
  const { platform } = useProduct();
  const { currentData: known } = useGetFileQuery({ params: { id: fileId } });
  const live = known?.file.atPlatform === true && ` ${withdrawalMessages.line(platform)}`;
  if (boards.isError || campaigns.isError) return <li>{name}: what uses it could not be loaded.</li>;
  if (!boards.data || !campaigns.data) return <li aria-busy="true">{name}</li>;
  const runs = campaigns.data.campaignArray.map(({ campaignName }) => campaignName);
  if (runs.length === 0)
    return (
      <li>
        {name} is not used by any campaign.{live}
      </li>
    );
  const shown = boards.data.boardDataArray.length;
  return (
    <li>
      {name} is used by {runs.length === 1 ? '1 campaign' : `${String(runs.length)} campaigns`}: {runs.join(', ')}
      {shown > 0 &&
        `; it runs on ${shown === 1 ? '1 board' : `${String(shown)} boards`}: ${firstNames(boards.data.boardDataArray.map(({ boardname }) => boardname))}`}
      .{live}
    </li>
  );
}

const shownBoards = 3;
const firstNames = (names: readonly string[]): string =>
  names.length <= shownBoards
    ? names.join(', ')
    : `${names.slice(0, shownBoards).join(', ')} and ${String(names.length - shownBoards)} more`;

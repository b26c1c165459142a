import { useExtension } from '../../api/product.api';
import {
  useGetFileFitQuery,
  useGetFileHistoryQuery,
  useGetFileQuery,
  useListAdsByArtworkQuery,
  useListBoardsOfFileQuery,
  useListCampaignsOfFileQuery,
} from '../artwork.api';

/** Only to keep it in the cache: nothing is drawn of it. */
const unseen = { selectFromResult: () => ({}) };

/** Keeps all that review mode shows of an artwork in the cache while the one before it is looked at. */
export function Preload({ fileId }: { fileId: string }) {
  const call = { params: { id: fileId } };
  const hasFit = useExtension('file-fit');
  const hasHistory = useExtension('file-history');
  useGetFileQuery(call, unseen);
  useGetFileFitQuery(call, { ...unseen, skip: !hasFit });
  useGetFileHistoryQuery(call, { ...unseen, skip: !hasHistory });
  useListAdsByArtworkQuery(call, unseen);
  useListBoardsOfFileQuery(call, unseen);
  useListCampaignsOfFileQuery(call, unseen);
  return null;
}

import { useExtension } from '../../api/product.api';
import { useGetFileFitQuery, useGetFileQuery, useListAdsByArtworkQuery, useListBoardsOfFileQuery, useListCampaignsOfFileQuery } from '../artwork.api';

/** Keeps all that review mode shows of an artwork in the cache while the one before it is looked at. */
export function Preload({ fileId }: { fileId: string }) {
  const call = { params: { id: fileId } };
  const hasFit = useExtension('file-fit');
  useGetFileQuery(call);
  useGetFileFitQuery(call, { skip: !hasFit });
  useListAdsByArtworkQuery(call);
  useListBoardsOfFileQuery(call);
  useListCampaignsOfFileQuery(call);
  return null;
}

import type { Board } from '#contract/boards';
import { apiAddress } from '../api/runtime';
import { useGetBoardPhotoQuery } from './boardPhotos.api';

export type Pictured = Pick<Board, 'boardname' | 'imageURL' | 'boardImgURL' | 'boardFile' | 'isDeleted'> &
  Partial<Pick<Board, '_id' | 'device_id'>>;

/**
 * The address of a board's picture; '' without one. Our API adds `imageURL` (null without a picture). For other APIs,
 * the record of `boardFile` is read, or else `boardImgURL` is used.
 */
export function useBoardImage(board: Pictured | undefined): string {
  const fileId = board?.imageURL === undefined ? (board?.boardFile ?? '') : '';
  const { currentData, isError } = useGetBoardPhotoQuery({ params: { id: fileId } }, { skip: fileId === '' });
  const isPending = fileId !== '' && !currentData && !isError;
  const address = board?.imageURL ?? currentData?.file.fileURL ?? (isPending ? '' : board?.boardImgURL);
  return apiAddress(address ?? '');
}

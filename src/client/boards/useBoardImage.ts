import type { Board } from '#contract/boards';
import { apiAddress } from '../api/runtime';
import { useGetBoardPhotoQuery } from './boards.api';

export type Pictured = Pick<Board, 'boardname' | 'imageURL' | 'boardImgURL' | 'boardFile' | 'isDeleted'>;

/**
 * Address of a board's picture, '' without one. Our API adds `imageURL`, null where there is no picture; of another API's board the
 * record of `boardFile` is read, else `boardImgURL` counts.
 */
export function useBoardImage(board: Pictured | undefined): string {
  const fileId = board?.imageURL === undefined ? (board?.boardFile ?? '') : '';
  const { currentData, isError } = useGetBoardPhotoQuery({ params: { id: fileId } }, { skip: fileId === '' });
  const isPending = fileId !== '' && !currentData && !isError;
  const address = board?.imageURL ?? currentData?.file.fileURL ?? (isPending ? '' : board?.boardImgURL);
  return apiAddress(address ?? '');
}

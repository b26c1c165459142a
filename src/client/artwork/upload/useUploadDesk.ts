import { useAppDispatch, type AppDispatch } from '../../store';
import { createUploadDesk, type UploadDesk } from './uploadDesk';

const desks = new WeakMap<AppDispatch, UploadDesk>();

/** The one upload desk of a store, known by its dispatch. */
export function uploadDeskOf(dispatch: AppDispatch): UploadDesk {
  const desk = desks.get(dispatch) ?? createUploadDesk(dispatch);
  desks.set(dispatch, desk);
  return desk;
}

export const useUploadDesk = (): UploadDesk => uploadDeskOf(useAppDispatch());

import { useStore } from 'react-redux';
import { useAppDispatch } from '../../store';
import { createUploadDesk, type UploadDesk } from './uploadDesk';

const desks = new WeakMap<object, UploadDesk>();

/** The one upload desk of the store. */
export function useUploadDesk(): UploadDesk {
  const store = useStore();
  const dispatch = useAppDispatch();
  const desk = desks.get(store) ?? createUploadDesk(dispatch);
  desks.set(store, desk);
  return desk;
}

import { useSyncExternalStore } from 'react';
import { isQuietNow, whenQuiet } from './quiet';

/** Whether the first rows of this visit are painted: what nobody sees before that need not be asked for before. */
export const useQuiet = (): boolean => useSyncExternalStore(whenQuiet, isQuietNow);

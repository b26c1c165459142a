import { usePersisted } from '../browser/usePersisted';
import { reader } from '../browser/reader';
import type { Density } from './theme';

const density = reader<Density>((given) => (given === 'compact' || given === 'comfortable' ? given : undefined));

/** The height of rows and controls that was chosen, remembered in this browser and the same in all its tabs. */
export const useDensity = (): [Density, (density: Density) => void] => usePersisted('density', density, 'comfortable');

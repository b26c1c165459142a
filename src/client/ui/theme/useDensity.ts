import { usePersisted } from '../browser/usePersisted';
import { reader } from '../browser/reader';
import type { Density } from './theme';

const density = reader<Density>((given) => (given === 'compact' || given === 'comfortable' ? given : undefined));

/** The chosen height of rows and controls, stored in this browser and shared by its tabs. */
export const useDensity = (): [Density, (density: Density) => void] => usePersisted('density', density, 'comfortable');

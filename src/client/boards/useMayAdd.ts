import { lockOf, useMay, type Allowance } from '../session/may.api';
import { stateMessages } from '../ui/ui.messages';

export interface MayAdd {
  may: Allowance;
  /** Why no board can be added now. */
  lock: string | undefined;
}

/** A new board belongs to the selected organisation; to nobody only with a role for all. */
export function useMayAdd(orgID: string | undefined): MayAdd {
  const may = useMay('inventory', orgID ?? null);
  return { may, lock: may === 'elsewhere' && orgID === undefined ? stateMessages.chooseYours : lockOf(may) };
}

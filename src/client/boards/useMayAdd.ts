import { lockOf, useMay, type Allowance } from '../session/may.api';
import { stateMessages } from '../ui/ui.messages';

export interface MayAdd {
  may: Allowance;
  /** Why no board can be added; undefined if one can. */
  lock: string | undefined;
}

/** A new board belongs to the selected organisation; one without an organisation needs a role for all organisations. */
export function useMayAdd(orgID: string | undefined): MayAdd {
  const may = useMay('inventory', orgID ?? null);
  return { may, lock: may === 'elsewhere' && orgID === undefined ? stateMessages.chooseYours : lockOf(may) };
}

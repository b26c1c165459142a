import { disabledReason, usePermission, type Allowance } from '../session/permissions';
import { stateMessages } from '../ui/ui.messages';

export interface AddPermission {
  allowance: Allowance;
  /** Why no board can be added; undefined if one can. */
  disabledReason: string | undefined;
}

/** A new board belongs to the selected organisation; one without an organisation needs a role for all organisations. */
export function useAddPermission(orgID: string | undefined): AddPermission {
  const allowance = usePermission('inventory', orgID ?? null);
  return {
    allowance,
    disabledReason:
      allowance === 'elsewhere' && orgID === undefined ? stateMessages.chooseYours : disabledReason(allowance),
  };
}

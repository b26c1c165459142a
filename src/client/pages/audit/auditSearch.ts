import { formatDay, fromLocalMinute, plusDays } from '../../ui/format/moment';
import { choiceFilter, dayFilter, textFilter, type Filters } from '../../ui/table/tableSearch';
import { listMessages } from '../../ui/ui.messages';
import { auditMessages } from './audit.messages';
import { kindOptions, recordKinds, recordLabel } from './auditKinds';

/** What of the log is in the address. */
export const defaults = { pageSize: 20, sortID: 'at', sortDesc: true, sortIDs: ['at'] } as const;
export const shape = {
  search: textFilter,
  action: textFilter,
  person: textFilter,
  subject: choiceFilter(recordKinds),
  recordID: textFilter,
  from: dayFilter,
  to: dayFilter,
};
/** The filters as text, for 'nothing matches'. */
export const filterLabels = {
  search: listMessages.searched,
  action: (action: string) => kindOptions.find(({ value }) => value === action)?.label ?? action,
  person: () => auditMessages.ofOnePerson,
  subject: recordLabel,
  recordID: auditMessages.recordID,
  from: (day: string) => listMessages.since(formatDay(day)),
  to: (day: string) => listMessages.until(formatDay(day)),
};

/** The start and end of the days in the address, in this time zone. */
export const toInstants = ({ from, to }: Filters<typeof shape>) => ({
  from: from === undefined ? undefined : (fromLocalMinute(`${from}T00:00`) ?? undefined),
  to: to === undefined ? undefined : plusDays(fromLocalMinute(`${to}T00:00`) ?? '', 1),
});

import moment from 'moment';
import { useMemo } from 'react';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { longestRange } from '#contract/insights';

export interface InsightsRange {
  /** '2026-11-22', a day in UTC; both are included. */
  from: string;
  to: string;
  orgID?: string;
}

const format = 'YYYY-MM-DD';
const defaultDays = 30;

/** The last days up to today, in UTC. */
export const lastDays = (days: number): { from: string; to: string } => ({
  from: moment
    .utc()
    .subtract(days - 1, 'days')
    .format(format),
  to: moment.utc().format(format),
});

/** '22 Nov' of a day in UTC. */
export const formatShortDay = (day: string): string => moment.utc(day, format).format('D MMM');

const isDay = (text: string | null): text is string => text !== null && moment.utc(text, format, true).isValid();

/** The range and organisation of the figures, kept in the address; an invalid range becomes the last 30 days. */
export function useInsightsAddress() {
  const [params, setParams] = useAddressSearch();
  const [from, to, organisation] = [params.get('from'), params.get('to'), params.get('organisation')];
  const range = useMemo((): InsightsRange => {
    const days = moment.utc(to, format).diff(moment.utc(from, format), 'days');
    const usable = isDay(from) && isDay(to) && days >= 0 && days < longestRange;
    return {
      ...(usable ? { from, to } : lastDays(defaultDays)),
      ...(organisation === null ? {} : { orgID: organisation }),
    };
  }, [from, to, organisation]);
  const set = (change: Record<string, string | undefined>): void =>
    void setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(change))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    range,
    setDays: (days: { from: string; to: string }) => set(days),
    setOrganisation: (orgID: string | undefined) => set({ organisation: orgID }),
  };
}

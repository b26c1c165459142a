import moment from 'moment';

/** The next time after `now` at which the clock shows `dailyAt` ('03:00', UTC); undefined for 'off'. */
export function nextRun(dailyAt: string, now: Date): Date | undefined {
  if (dailyAt === 'off') return undefined;
  const [hour = 0, minute = 0] = dailyAt.split(':').map(Number);
  const today = moment.utc(now).startOf('day').set({ hour, minute });
  return (today.isAfter(now) ? today : today.add(1, 'day')).toDate();
}

/** The last such time, `now` included. */
export function lastRun(dailyAt: string, now: Date): Date | undefined {
  const next = nextRun(dailyAt, now);
  return next && moment.utc(next).subtract(1, 'day').toDate();
}

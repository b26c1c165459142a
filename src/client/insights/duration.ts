import moment from 'moment';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** '3 h 20 min', '2 d 4 h', '45 s': the two largest units. Takes seconds. */
export function formatDuration(seconds: number): string {
  const rounded = seconds < minute ? Math.round(seconds) : Math.round(seconds / minute) * minute;
  const length = moment.duration(rounded, 'seconds');
  const parts = [
    [Math.floor(length.asDays()), 'd'],
    [length.hours(), 'h'],
    [length.minutes(), 'min'],
    [length.seconds(), 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${String(count)} ${unit}`)
    .join(' ');
}

const steps = [1, 5, 15, 30, minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 6 * hour, 12 * hour];
const daySteps = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((days) => days * day);

/** At most five round values from 0 that include the largest. */
export function durationTicks(largest: number): number[] {
  return ticksBy([...steps, ...daySteps].find((step) => step * 4 >= largest) ?? 1000 * day, largest);
}

/** The same for counts. */
export function countTicks(largest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest / 4)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each * 4 >= largest) ?? 10 * power;
  return ticksBy(Math.max(1, step), largest);
}

const ticksBy = (step: number, largest: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, i) => i * step);

/** Pixels: the height of a line's label. */
export const labelHeight = 20;
/** Pixels between a label and a point. */
const air = 4;
/** The share of the days that the labels lie over. */
const labelled = 0.3;

type Points = readonly { first: number | null; second?: number | null }[];

/**
 * Where the labels of two lines are: pixels from the top, as near to the last points as possible without covering one.
 * `pixelOf`: the position of a value; `bottom`: the lowest pixel of the plot.
 */
export function labelPlaces(points: Points, pixelOf: (value: number) => number, bottom: number) {
  const covered = points
    .slice(-Math.max(1, Math.ceil(points.length * labelled)))
    .flatMap(({ first, second }) => [first, second])
    .filter((value) => value != null)
    .map(pixelOf);
  const findPlace = (name: 'first' | 'second'): number => {
    const end = pixelOf(points.findLast((point) => point[name] != null)?.[name] ?? 0);
    const ideal = Math.max(0, end - labelHeight - air);
    const free = Array.from({ length: Math.max(0, bottom - labelHeight) }, (_, y) => y).filter((y) =>
      covered.every((pixel) => pixel < y - air || pixel > y + labelHeight + air),
    );
    const place = free.sort((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal))[0] ?? ideal;
    covered.push(place, place + labelHeight / 2, place + labelHeight);
    return place;
  };
  const second = findPlace('second');
  return { first: findPlace('first'), second };
}

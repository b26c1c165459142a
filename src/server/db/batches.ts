/** Splits rows into parts of at most `size`: a statement of PostgreSQL takes no more than 65,535 parameters. */
export function* batches<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

/** Chunks in flight: two keep the embedded database busy, three a PostgreSQL server. */
const [first, most] = [2, 3];
/** Milliseconds. A cancel waits for the slowest reply in flight, and must be confirmed within a second. */
const quick = 250;
const slow = 700;

/** How many calls may be in flight, by how long the last ones took: fewer on a busy server, so that a cancel is confirmed soon. */
export class Pace {
  #atOnce = first;

  get atOnce(): number {
    return this.#atOnce;
  }

  took(milliseconds: number): void {
    if (milliseconds > slow) this.#atOnce = Math.max(1, this.#atOnce - 1);
    else if (milliseconds < quick) this.#atOnce = Math.min(most, this.#atOnce + 1);
  }
}

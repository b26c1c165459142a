/** Chunks under way at once: two keep the embedded database busy, three a PostgreSQL server. */
const [first, most] = [2, 3];
/** Milliseconds: what a cancel waits for is the slowest answer under way, and it is to be told within a second. */
const quick = 250;
const slow = 700;

/** How many calls may be under way, by how long the last ones took: a busy server is given less, so that a cancel is answered soon. */
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

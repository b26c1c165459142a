import { foldText } from '#contract/fold';

/** Assigns a small number to each different text of a column, from 0 in the order of first use. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #shown: string[] = [];
  readonly #folded: string[] = [];
  #ranks: Uint32Array | undefined;

  /** The number of a key, new or known; `shown` is the spelling of its first use. */
  encode(key: string, shown = key): number {
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#keys.length;
    this.#codes.set(key, code);
    this.#keys.push(key);
    this.#shown.push(shown);
    this.#ranks = undefined;
    return code;
  }

  /** Undefined for a key that no board has ever had. */
  find(key: string): number | undefined {
    return this.#codes.get(key);
  }

  /** The numbers of all keys in which a search for the folded text `part` finds something. */
  codesWith(part: string): Set<number> {
    for (let code = this.#folded.length; code < this.#keys.length; code += 1)
      this.#folded.push(foldText(this.#keys[code] ?? ''));
    return new Set(this.#folded.flatMap((text, code) => (text.includes(part) ? [code] : [])));
  }

  /** By number: the rank of its key, in the order of code points. */
  ranks(): Uint32Array {
    if (this.#ranks === undefined) {
      const bytes = this.#keys.map((key) => Buffer.from(key));
      const order = Array.from(bytes.keys()).sort((a, b) => Buffer.compare(bytes[a] ?? empty, bytes[b] ?? empty));
      const ranks = new Uint32Array(order.length);
      for (const [rank, code] of order.entries()) ranks[code] = rank;
      this.#ranks = ranks;
    }
    return this.#ranks;
  }

  /** The texts whose count in `used` is above 0, sorted, without the empty text. */
  shown(used: Uint32Array): string[] {
    const ranks = this.ranks();
    const codes = Array.from(ranks.keys()).filter((code) => (used[code] ?? 0) > 0 && this.#keys[code] !== '');
    return codes.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)).map((code) => this.#shown[code] ?? '');
  }

  /** Each text with its count above 0: the highest count first, then by text. */
  counted(counts: Uint32Array): { name: string; boards: number }[] {
    const ranks = this.ranks();
    const codes = Array.from(ranks.keys()).filter((code) => (counts[code] ?? 0) > 0);
    return codes
      .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0))
      .map((code) => ({ name: this.#shown[code] ?? '', boards: counts[code] ?? 0 }));
  }

  get size(): number {
    return this.#keys.length;
  }
}

const empty = Buffer.alloc(0);

/** One column of small numbers with the dictionary of their texts. */
export class CodedColumn {
  readonly texts = new Dictionary();
  codes = new Uint32Array(1024);
}

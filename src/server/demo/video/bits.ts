/** Writes single bits and the Exp-Golomb codes of H.264 (ITU-T H.264 clause 9.1). */
export class BitWriter {
  private buffer = Buffer.alloc(1 << 16);
  private length = 0;
  private held = 0;
  private heldBits = 0;

  bits(value: number, count: number): this {
    for (let left = count; left > 0;) {
      const take = Math.min(left, 8 - this.heldBits);
      const part = Math.floor(value / 2 ** (left - take)) & ((1 << take) - 1);
      this.held = (this.held << take) | part;
      this.heldBits += take;
      left -= take;
      if (this.heldBits === 8) this.flush();
    }
    return this;
  }

  /** Unsigned Exp-Golomb. */
  ue(value: number): this {
    const length = Math.floor(Math.log2(value + 1));
    return this.bits(0, length).bits(value + 1, length + 1);
  }

  /** Signed Exp-Golomb. */
  se(value: number): this {
    return this.ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Zero bits up to the next whole byte. */
  align(): this {
    return this.heldBits === 0 ? this : this.bits(0, 8 - this.heldBits);
  }

  /** Whole bytes; the writer must be aligned. */
  bytes(from: Uint8Array): this {
    this.room(from.length);
    this.buffer.set(from, this.length);
    this.length += from.length;
    return this;
  }

  /** The stop bit and what fills the last byte: the end of every parameter set and slice. */
  end(): Buffer {
    this.bits(1, 1).align();
    return this.buffer.subarray(0, this.length);
  }

  private flush(): void {
    this.room(1);
    this.buffer[this.length] = this.held;
    this.length += 1;
    this.held = 0;
    this.heldBits = 0;
  }

  private room(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const larger = Buffer.alloc(Math.max(this.buffer.length * 2, this.length + more));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** A network abstraction unit: its header byte, and no three bytes inside that look like a start code (clause 7.4.1). */
export function unitOf(header: number, payload: Buffer): Buffer {
  const out = Buffer.alloc(Math.ceil(payload.length * 1.5) + 2);
  out[0] = header;
  let at = 1;
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      out[at] = 3;
      at += 1;
      zeros = 0;
    }
    out[at] = byte;
    at += 1;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out.subarray(0, at);
}

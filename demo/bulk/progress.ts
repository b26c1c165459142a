/** Shows the progress of a long operation. */
export interface Progress {
  /** Sets the progress to `done` of the total. */
  to(done: number): void;
  end(): void;
}

/** Starts a progress display. */
export type Watch = (what: string, total: number) => Progress;

const width = 28;

/** A bar on a terminal, redrawn in place; elsewhere (a log, a pipe) one line for each tenth. */
export function progressOf(
  what: string,
  total: number,
  out: { isTTY?: boolean; write(text: string): unknown },
): Progress {
  const began = Date.now();
  let tenth = -1;
  const seconds = (): string => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const line = (done: number): string => {
    const share = total === 0 ? 1 : done / total;
    const full = Math.round(share * width);
    return `${what.padEnd(10)} [${'#'.repeat(full)}${'-'.repeat(width - full)}] ${String(Math.floor(share * 100)).padStart(3)} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')}  ${seconds()}`;
  };
  return {
    to(done) {
      if (out.isTTY === true) {
        out.write(`\r${line(done)}`);
        return;
      }
      const now = Math.floor((10 * done) / Math.max(1, total));
      if (now > tenth) out.write(`${line(done)}\n`);
      tenth = now;
    },
    end() {
      if (out.isTTY === true) out.write('\n');
    },
  };
}

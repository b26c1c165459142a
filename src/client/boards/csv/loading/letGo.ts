/** What browsers since 2024 have; `lib` ES2023 does not know it. */
type Movable = ArrayBuffer & { transfer?: (size: number) => ArrayBuffer };

/** How much more than its size a buffer counts. */
const weight = 10;
const most = 64 * 1024 * 1024;

/**
 * Frees a buffer that is not needed any more, and lets the browser collect what hangs on it. Chromium keeps two copies of the body
 * of a call, and the texts that were read from bytes, until garbage is collected, which it does not do for them: it counts only
 * what scripts hold. So 100 calls of 370 kB became 80 MB. A large buffer that nobody touches takes no memory and does count.
 */
export function letGo(buffer: Movable): void {
  const counted = Math.min(weight * buffer.byteLength, most);
  buffer.transfer?.(0);
  try {
    Reflect.construct(ArrayBuffer, [counted]); // a plain `new` whose result is not used is left out by the minifier
  } catch {
    // No room for so large a buffer: nothing depends on it.
  }
}

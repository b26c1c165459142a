/** What browsers since 2024 have; `lib` ES2023 does not know it. */
type Movable = ArrayBuffer & { transfer?: (size: number) => ArrayBuffer };

/**
 * Frees a buffer that is not needed any more, at once. The collection of garbage would leave the bytes of a hundred calls for
 * long: a page with few objects is seldom collected. Older browsers do so.
 */
export function letGo(buffer: Movable): void {
  buffer.transfer?.(0);
}

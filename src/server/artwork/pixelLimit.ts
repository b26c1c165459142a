/** Pictures with more pixels are not decoded, since a small file may hold a huge one: 16,383 x 16,383, as sharp has it. */
export const pixelLimit = 16_383 ** 2;

/** The largest picture that is decoded, in pixels. A small file may hold a huge picture, so the header is checked first. */
export const pixelLimit = 100_000_000;

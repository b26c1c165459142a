import { apiAddress } from './runtime';

/** Only a few, so that boxes of similar sizes use the same picture. */
const widths = [192, 384, 960, 1600] as const;
/** The smallest width that is at least `pixels`. */
export const previewWidth = (pixels: number): number => widths.find((width) => width >= pixels) ?? widths[3];

export interface PreviewSources {
  src?: string;
  srcSet?: string;
}

/** Small pictures for a box of `width` pixels of the page, for screens of single and of double density. */
export function previewsAt(address: string, width: number): PreviewSources {
  const at = (pixels: number): string =>
    apiAddress(address.replace(/([?&]w=)\d+/, `$1${String(previewWidth(pixels))}`));
  const [src, twice] = [at(width), at(2 * width)];
  return src === twice ? { src } : { src, srcSet: `${twice} 2x` };
}

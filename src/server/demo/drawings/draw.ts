import sharp, { type Sharp } from 'sharp';
import { createEncoder } from '../video/h264';
import { mp4Of, type Sample } from '../video/mp4';
import type { Copy, Face } from './layout';
import { designs, type DesignName } from './looks';

export type DrawnType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'video/mp4';

export interface Order {
  design: DesignName;
  copy: Copy;
  face: Face;
  type: DrawnType;
  /** Length of what moves; a GIF without it stands still. */
  seconds?: number;
}

export function svgOf({ w, h }: Face, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(w)}" height="${String(h)}" viewBox="0 0 ${String(w)} ${String(h)}">${inside}</svg>`;
}

const picture = ({ design, copy, face }: Order, at: number): Sharp =>
  sharp(Buffer.from(svgOf(face, designs[design](face, { ...copy, at }))), {
    limitInputPixels: 64_000_000,
  }).removeAlpha();

/** Draws an artwork: the bytes of a file of the wanted type and exactly the wanted size. */
export async function draw(order: Order): Promise<Buffer> {
  switch (order.type) {
    case 'image/jpeg':
      return picture(order, 1).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'image/png':
      return picture(order, 1).png({ compressionLevel: 6 }).toBuffer();
    case 'image/webp':
      return picture(order, 1).webp({ quality: 84, effort: 1 }).toBuffer();
    case 'image/gif':
      return order.seconds === undefined
        ? picture(order, 1).gif({ effort: 3 }).toBuffer()
        : movingGif(order, order.seconds);
    case 'video/mp4':
      return film(order, order.seconds ?? 10);
  }
}

async function movingGif(order: Order, seconds: number): Promise<Buffer> {
  const frames = 8;
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, i) =>
      picture(order, (i + 1) / frames)
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  return sharp(stills, { join: { animated: true } })
    .gif({ effort: 3, delay: Array.from({ length: frames }, () => Math.round((seconds * 1000) / frames)), loop: 0 })
    .toBuffer();
}

/** The picture moves for its first part, in a few steps a second, and stands still for the rest. */
async function film(order: Order, seconds: number): Promise<Buffer> {
  const { w, h } = order.face;
  const frames = w * h > 3_000_000 ? 6 : 10;
  const step = 160;
  const encoder = createEncoder(w, h);
  const samples: Sample[] = [];
  for (let i = 1; i <= frames; i += 1) {
    const raw = await picture(order, i / frames)
      .ensureAlpha()
      .raw()
      .toBuffer();
    const unit = encoder.frame(new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4));
    samples.push({ unit, key: i === 1, milliseconds: i === frames ? seconds * 1000 - step * (frames - 1) : step });
  }
  return mp4Of(w, h, encoder, samples);
}

/** A placeholder picture for a film, whose frames this server cannot decode: its real shape with a play symbol. */
export function drawFilmCard({ width, height }: { width: number | null; height: number | null }): Buffer {
  const ratio = width !== null && height !== null && width > 0 && height > 0 ? width / height : 16 / 9;
  const w = Math.round(ratio >= 1 ? 1600 : Math.max(1600 * ratio, 1));
  const h = Math.round(ratio >= 1 ? Math.max(1600 / ratio, 1) : 1600);
  const r = Math.min(w, h) * 0.28;
  const triangle = [
    [-0.4, -0.55],
    [0.6, 0],
    [-0.4, 0.55],
  ]
    .map(([x = 0, y = 0]) => `${(w / 2 + x * r).toFixed(1)},${(h / 2 + y * r).toFixed(1)}`)
    .join(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(w)}" height="${String(h)}"><rect width="100%" height="100%" fill="#3b4252"/>` +
      `<circle cx="${String(w / 2)}" cy="${String(h / 2)}" r="${r.toFixed(1)}" fill="#ffffff" fill-opacity="0.92"/><polygon points="${triangle}" fill="#3b4252"/></svg>`,
  );
}

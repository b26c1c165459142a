import sharp from 'sharp';
import { designs, looks, type DesignName } from './looks';
import type { Box } from './layout';

/** What hangs on the board of a scene. */
interface Hung {
  design: DesignName;
  look: number;
  words: readonly string[];
  line?: string;
  brand: string;
  seed?: number;
}

interface Scene {
  /** What lies behind the board, then what stands before it, in a square of 100 by 100. */
  behind: string;
  before?: string;
  board: Box;
  hung: Hung;
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
const glow = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${colour}" opacity=".14"/><circle cx="${String(x)}" cy="${String(y)}" r="${String(r * 0.7)}" fill="${colour}" opacity=".14"/>`;
const person = (x: number, y: number, h: number, coat: string): string =>
  `<circle cx="${String(x)}" cy="${String(y - h * 0.88)}" r="${String(h * 0.11)}" fill="#5b4236"/>` +
  path(
    `M${String(x - h * 0.16)} ${String(y - h * 0.3)}q0 ${String(-h * 0.46)} ${String(h * 0.16)} ${String(-h * 0.46)}t${String(h * 0.16)} ${String(h * 0.46)}z`,
    coat,
  ) +
  path(
    `M${String(x - h * 0.11)} ${String(y)}v${String(-h * 0.32)}h${String(h * 0.22)}v${String(h * 0.32)}h${String(-h * 0.07)}l${String(-h * 0.04)} ${String(-h * 0.22)}l${String(-h * 0.04)} ${String(h * 0.22)}z`,
    '#22282c',
  );

const lines = (count: number, d: (i: number) => string, colour: string, width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${String(width)}">${Array.from({ length: count }, (_, i) => `<path d="${d(i)}"/>`).join('')}</g>`;

/** A dozen places where boards hang; the names are what boards say about their venue. */
export const scenes = {
  station: {
    behind:
      path('M0 0h100v100H0z', '#39434a') +
      path('M0 0h100v14H0z', '#252d32') +
      lines(9, (i) => `M${String(i * 12.5)} 14v54`, '#445059', 0.6) +
      path('M0 76l100-8v32H0z', '#59646b') +
      path('M0 76l100-8v4L0 80z', '#e8c34a') +
      path('M20 5h22v2H20zM60 5h22v2H60z', '#eef3f5'),
    before: person(16, 92, 26, '#7c3a55') + person(84, 90, 24, '#2b6777'),
    board: { x: 11, y: 21, w: 78, h: 43.9 },
    hung: { design: 'lumen', look: 0, words: ['See it', 'first.'], brand: 'LUMEN OPTICAL' },
  },
  shelter: {
    behind:
      path('M0 0h100v100H0z', '#dcd7cf') +
      path('M0 0h100v60H0z', '#b9c2c8') +
      path('M8 0h18v52H8zM34 0h26v52H34zM70 0h22v52H70z', '#a1adb5') +
      path('M11 6h4v6h-4zM19 6h4v6h-4zM39 8h5v8h-5zM50 8h5v8h-5zM75 10h4v6h-4zM83 10h4v6h-4z', '#d5dde2') +
      path('M0 82h100v18H0z', '#80878b') +
      path('M10 14h80v5H10zM14 19h3v66h-3z', '#2c3438') +
      path('M17 19h30v62H17z', '#eaf1f4', ' opacity=".35"') +
      path('M19 66h24v3H19zM21 69h2v14h-2zM39 69h2v14h-2z', '#4b575d'),
    before: person(30, 86, 30, '#0a6270'),
    board: { x: 51, y: 25, w: 31, h: 55 },
    hung: { design: 'museum', look: 0, words: ['Museum', 'of Colour'], brand: 'MUSEUM', seed: 5 },
  },
  mall: {
    behind:
      path('M0 0h100v100H0z', '#efe5da') +
      path('M0 0h26v100H0zM78 0h22v100H78z', '#dccbb7') +
      path('M4 20h16v50H4zM84 20h12v50H84z', '#c3b39b') +
      path('M4 20h16v6H4z', '#a8472f') +
      path('M84 20h12v6H84z', '#2f6a5a') +
      path('M0 88h100v12H0z', '#cbb79f') +
      lines(5, (i) => `M${String(50 + (i - 2) * 10)} 88L${String(50 + (i - 2) * 24)} 100`, '#bda78c', 0.5) +
      path('M34 2h8v2h-8zM60 2h8v2h-8z', '#fffaf0'),
    before: person(14, 96, 34, '#c95d63') + person(88, 95, 30, '#17389b'),
    board: { x: 31, y: 13, w: 40, h: 71 },
    hung: { design: 'northwind', look: 0, words: ['Cold.', 'Brew. Go.'], brand: 'NORTHWIND' },
  },
  highway: {
    behind:
      path('M0 0h100v100H0z', '#bcd6e6') +
      path('M0 66l30-16 26 12 22-10 22 12v36H0z', '#9fbb9a') +
      path('M0 74q30-12 52-4t48-6v36H0z', '#7fa27b') +
      path('M0 100l40-24h20l40 24z', '#6d7478') +
      lines(3, (i) => `M50 ${String(79 + i * 7)}v${String(3 + i)}`, '#f2f2ec', 1.1) +
      path('M48 58h4v22h-4z', '#3b4246') +
      '<ellipse cx="20" cy="16" rx="14" ry="3.6" fill="#ffffff" opacity=".7"/><ellipse cx="74" cy="10" rx="18" ry="4" fill="#ffffff" opacity=".6"/>',
    before:
      path('M24 95h14v4H24z', '#22282c') +
      path('M22 92q1-5 5-5h8q4 0 5 5v4H22z', '#d7263d') +
      path('M26 88h10l2 3H25z', '#dfeaf0'),
    board: { x: 13, y: 24, w: 76, h: 36 },
    hung: { design: 'fern', look: 0, words: ['Oats.', 'That’s it.'], brand: 'Fern & Field' },
  },
  building: {
    behind:
      path('M0 0h100v100H0z', '#24304a') +
      glow(51, 32, 40, '#c2387a') +
      path('M0 30h22v70H0zM80 18h20v82H80z', '#141b2c') +
      path('M20 8h62v92H20z', '#36435f') +
      lines(6, (i) => `M20 ${String(54 + i * 8)}h62`, '#2c3852', 0.6) +
      `<g fill="#f4d98a">${path('M25 56h5v5h-5zM39 64h5v5h-5zM60 56h5v5h-5zM72 72h5v5h-5zM25 80h5v5h-5zM53 80h5v5h-5zM39 88h5v5h-5zM66 88h5v5h-5zM4 40h4v4H4zM12 60h4v4h-4zM86 30h4v4h-4zM92 52h4v4h-4z', '#f4d98a')}</g>`,
    board: { x: 24, y: 15, w: 54, h: 33 },
    hung: {
      design: 'market',
      look: 0,
      words: ['Ночной базар'],
      line: 'Fridays until late',
      brand: 'CITY NIGHT MARKET',
      seed: 3,
    },
  },
  bridge: {
    behind:
      path('M0 0h100v100H0z', '#1c2340') +
      '<circle cx="80" cy="16" r="7" fill="#e8ecf8"/>' +
      path('M0 80h100v20H0z', '#0f1426') +
      path('M0 34h100v3H0z', '#3d4666') +
      lines(11, (i) => `M${String(i * 10)} 30v6`, '#3d4666', 0.8) +
      path('M0 29h100v1.6H0z', '#535d80') +
      path('M16 66h5v16h-5zM79 66h5v16h-5z', '#3d4666') +
      lines(6, (i) => `M${String(8 + i * 16)} 90h8`, '#c9cfe2', 1),
    before: glow(20, 92, 7, '#ffe9a8') + glow(28, 92, 7, '#ffe9a8') + glow(70, 96, 6, '#ff5a4a'),
    board: { x: 3, y: 38, w: 94, h: 26.4 },
    hung: { design: 'volta', look: 0, words: ['Gone before'], line: 'the light turns.', brand: 'VOLTA MOTORS' },
  },
  fuel: {
    behind:
      path('M0 0h100v100H0z', '#f5d9b8') +
      path('M0 62h100v16H0z', '#e0bd94') +
      path('M0 78h100v22H0z', '#8d8379') +
      path('M6 18h88v12H6z', '#d9412f') +
      path('M6 28h88v2H6z', '#fff3e3') +
      path('M14 30h6v50h-6zM80 30h6v50h-6z', '#6a625a') +
      path('M22 58h8v22h-8zM70 58h8v22h-8z', '#f7f3ee') +
      path('M23.5 61h5v6h-5zM71.5 61h5v6h-5z', '#33414a'),
    board: { x: 32, y: 37, w: 36, h: 36 },
    hung: { design: 'bruin', look: 0, words: ['Bearly dirty'], brand: 'BRUIN SOAP' },
  },
  airport: {
    behind:
      path('M0 0h100v100H0z', '#d9e2e8') +
      path('M0 0h100v20H0z', '#b7c4cd') +
      lines(10, (i) => `M${String(i * 11)} 0v20`, '#a5b4be', 0.8) +
      path('M0 20h100v50H0z', '#eaf1f5') +
      path('M4 26h30v40H4zM66 26h30v40H66z', '#bfdcec') +
      path('M70 50l22-8 3-6 3 1-2 8-6 2 2 6-3-1-5-3-13 3z', '#ffffff') +
      path('M0 70h100v30H0z', '#a9b3b9') +
      path('M0 84h100v3H0z', '#98a3aa'),
    before: person(18, 94, 30, '#3f5a7d') + person(27, 95, 28, '#b5482e') + path('M31 88h5v7h-5z', '#2a3238'),
    board: { x: 26, y: 24, w: 48, h: 27 },
    hung: { design: 'kestrel', look: 0, words: ['Lisbon'], line: 'from $89', brand: 'KESTREL AIR', seed: 4 },
  },
  cinema: {
    behind:
      path('M0 0h100v100H0z', '#2a1420') +
      path('M0 0h100v18H0z', '#1d0d16') +
      `<g fill="#ffd98a">${Array.from({ length: 16 }, (_, i) => `<circle cx="${String(4 + i * 6.2)}" cy="14" r="1.1"/>`).join('')}</g>` +
      path('M6 22h26v60H6zM68 22h26v60H68z', '#3b1c2c') +
      path('M10 30h18v48H10zM72 30h18v48H72z', '#5a2a40') +
      path('M0 84h100v16H0z', '#7a1822') +
      path('M30 84h40l12 16H18z', '#8f2230'),
    before: person(80, 96, 30, '#d9a441'),
    board: { x: 36, y: 24, w: 28, h: 49.8 },
    hung: {
      design: 'theatre',
      look: 1,
      words: ['The', 'Long', 'Winter'],
      line: 'Last seats',
      brand: 'HARBOUR THEATRE',
    },
  },
  supermarket: {
    behind:
      path('M0 0h100v100H0z', '#f1f4ee') +
      path('M0 0h100v10H0z', '#dfe6da') +
      path('M0 16h22v66H0zM78 16h22v66H78z', '#cfd8c8') +
      `<g>${Array.from({ length: 5 }, (_, i) => ['#e4572e', '#f2b632', '#2f6a3a', '#17389b', '#c95d63'].map((c, k) => path(`M${String(1 + k * 4)} ${String(20 + i * 12)}h3v8h-3zM${String(79 + k * 4)} ${String(20 + i * 12)}h3v8h-3z`, c)).join('')).join('')}</g>` +
      path('M0 82h100v18H0z', '#d7d2c6'),
    before:
      path('M66 78h18l-3 10H68z', '#9aa3a8') +
      '<circle cx="70" cy="92" r="2" fill="#33393d"/><circle cx="79" cy="92" r="2" fill="#33393d"/>',
    board: { x: 26, y: 22, w: 48, h: 22.9 },
    hung: {
      design: 'citrus',
      look: 0,
      words: ['Sunny', 'side up.'],
      line: 'Pressed this morning',
      brand: 'SUNNY SIDE',
      seed: 7,
    },
  },
  square: {
    behind:
      path('M0 0h100v100H0z', '#8ecae6') +
      path('M0 24h20v56H0zM18 34h16v46H18zM66 30h16v50H66zM80 20h20v60H80z', '#d8c3a5') +
      path('M18 34l8-8 8 8zM66 30l8-9 8 9z', '#b5573e') +
      `<g fill="#8a7560">${Array.from({ length: 12 }, (_, i) => path(`M${String([3, 11, 21, 27, 69, 75, 84, 92, 3, 11, 84, 92][i] ?? 0)} ${String(i < 8 ? 40 : 56)}h3v7h-3z`, '#8a7560')).join('')}</g>` +
      path('M0 80h100v20H0z', '#cdbfa8') +
      lines(6, (i) => `M0 ${String(82 + i * 3.4)}h100`, '#bfae94', 0.4) +
      path('M48 66h4v20h-4z', '#33414a'),
    before: person(26, 94, 28, '#1f6c8e') + person(76, 92, 24, '#6b3fa0'),
    board: { x: 36, y: 16, w: 28, h: 49.8 },
    hung: { design: 'festival', look: 0, words: ['Low Tide', 'Festival'], line: '12–14 June', brand: 'LOW TIDE' },
  },
  stadium: {
    behind:
      path('M0 0h100v100H0z', '#0d1b3d') +
      path('M0 40q50-22 100 0v34H0z', '#22345f') +
      `<g fill="#f0d9a8" opacity=".7">${Array.from({ length: 90 }, (_, i) => `<circle cx="${String((i * 37) % 100)}" cy="${String(40 + ((i * 53) % 30))}" r=".7"/>`).join('')}</g>` +
      path('M0 72h100v28H0z', '#2f8f4f') +
      lines(4, (i) => `M${String(i * 28)} 72l-8 28`, '#3aa35d', 5) +
      path('M8 4h3v40H8zM89 4h3v40h-3z', '#4a5a86') +
      path('M2 2h16v6H2zM82 2h16v6H82z', '#eef2ff'),
    before: glow(10, 5, 16, '#ffffff') + glow(90, 5, 16, '#ffffff'),
    board: { x: 20, y: 16, w: 60, h: 17.1 },
    hung: { design: 'marathon', look: 2, words: ['Run it.'], line: 'Sunday', brand: 'HARBOUR MARATHON' },
  },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[]; // its own keys

/** Side of a board picture in pixels. */
export const sceneSide = 960;

/** A picture of a board in its place, as SVG. */
export function sceneSvg(name: SceneName): string {
  const scene: Scene = scenes[name];
  const { board, hung } = scene;
  const face = { w: Math.round(board.w * 20), h: Math.round(board.h * 20) };
  const inside = designs[hung.design](face, {
    colours: looks[hung.design][hung.look] ?? [],
    headline: hung.words,
    brand: hung.brand,
    ...(hung.line === undefined ? {} : { line: hung.line }),
    ...(hung.seed === undefined ? {} : { seed: hung.seed }),
  });
  const frame = `<rect x="${String(board.x - 1.2)}" y="${String(board.y - 1.2)}" width="${String(board.w + 2.4)}" height="${String(board.h + 2.4)}" rx=".8" fill="#0a0c0d"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(sceneSide)}" height="${String(sceneSide)}" viewBox="0 0 100 100">${scene.behind}${frame}` +
    `<svg x="${String(board.x)}" y="${String(board.y)}" width="${String(board.w)}" height="${String(board.h)}" viewBox="0 0 ${String(face.w)} ${String(face.h)}">${inside}</svg>${scene.before ?? ''}</svg>`
  );
}

export const drawScene = (name: SceneName): Promise<Buffer> =>
  sharp(Buffer.from(sceneSvg(name)))
    .removeAlpha()
    .jpeg({ quality: 86 })
    .toBuffer();

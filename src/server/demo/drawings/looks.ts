import type { Design } from './layout';
import { bruin } from './designs/bruin';
import { citrus } from './designs/citrus';
import { fern } from './designs/fern';
import { festival } from './designs/festival';
import { halden } from './designs/halden';
import { kestrel } from './designs/kestrel';
import { lumen } from './designs/lumen';
import { marathon } from './designs/marathon';
import { market } from './designs/market';
import { museum } from './designs/museum';
import { nightTrain } from './designs/nightTrain';
import { northwind } from './designs/northwind';
import { shout } from './designs/shout';
import { signal } from './designs/signal';
import { theatre } from './designs/theatre';
import { trees } from './designs/trees';
import { volta } from './designs/volta';
import { wind } from './designs/wind';

const colours = (...names: string[]): string[][] => names.map((row) => row.split(' ').map((hex) => `#${hex}`));

export const designs = {
  kestrel,
  halden,
  volta,
  market,
  marathon,
  museum,
  northwind,
  bruin,
  lumen,
  fern,
  festival,
  wind,
  citrus,
  nightTrain,
  theatre,
  shout,
  trees,
  signal,
} satisfies Record<string, Design>;
export type DesignName = keyof typeof designs;

/** The colour schemes of each design, in the order its own comment explains. */
export const looks: Record<DesignName, readonly (readonly string[])[]> = {
  kestrel: colours(
    'ff7e4a ffc46b ffe3ac b6452b 7d2a22 fff1cf 5e1b18 ffe3ac',
    '0f2a4a 2f6f8f bfe0df 1d4a66 10263c fff4d6 ffffff ffd9a0',
    'f7b2b0 f9d4c0 fdf0e0 c06a78 7c3a55 ffffff 5a2440 fdf0e0',
    '123c3c 2f7d6b ffd98a 1b5348 0d2b2a fff0c2 ffffff ffd98a',
  ),
  halden: colours('101114 c9a35a f1e4c5', 'f2ede2 8c6d3a 1d1d20', '16241d b9c4b2 eef1e6', '1c1a2e d98f6c f6e9e0'),
  volta: colours(
    '0b1030 16308f 3f7bff 070b22 5f7fd0 cfe0ff ffffff 8fb4ff',
    '1b0b2a 7a1f5c ff6a3d 16081f c06a8a ffd9c2 ffffff ffb38a',
    'dfe7ea c3d3d8 8fb1bb 12303a 6d95a2 ffffff 10262e 1f5566',
  ),
  market: colours(
    '1a0d3b 3a1766 c2387a 1a0d3b ffcf6b ff7d5a ffffff',
    '06222b 0d4a52 1f8a7a 051a20 ffe08a ff9a5a ffffff',
    '2b0a12 7a1822 d9522f 20070d ffd76a ff8f4a fff6e0',
  ),
  marathon: colours(
    'f4472f ffffff ffd23f 1b2a6b ffffff',
    '1b2a6b ffd23f ffffff f4472f ffffff',
    '0e6b5c f5f0dc ffb52e 0a3f38 ffffff',
  ),
  museum: colours(
    'f6f1e7 e4572e 17389b f2b632 12191c',
    '12191c f2b632 e4572e f6f1e7 7fb8c9 f6f1e7',
    'e9e3f3 6b3fa0 f08a5d 2f4858 b83b5e 2f1b3d',
    'eaf2ec 1d6f5c f3a712 db2b39 29335c',
  ),
  northwind: colours(
    '123b32 1c5446 5a2f1b 7c4526 efe2cb ffb52e fff7e8',
    'f0d9c4 e6bf9d 6b3420 a05a35 fffaf0 0f6b66 3a1c12',
    '1f2545 2e3768 3b2016 6b3c24 e8e4f2 ff7a59 ffffff',
  ),
  bruin: colours(
    'bfe3ee 3c93b4 1f6c8e 7a4d32 e9d3b8 0f4258',
    'fbdcd3 ef9a8a c95d63 8a5a3b f3dfc4 6b2230',
    'd7efdc 62b48b 2c7a5e 5d4037 e8d5bd 14432f',
  ),
  lumen: colours('e9f0f4 10222e ff6b4a', 'fdf3e3 2a1a3d 3f8f7f', '14202a e9f0f4 e0a12b'),
  fern: colours(
    'f3ead6 4f8a4c 2f6a3a 1f4a2b 4f8a4c',
    'fbe9e4 d77a61 a4463f 5c1f23 a4463f',
    'e4eef0 4d8fa0 23596b 113440 23596b',
  ),
  festival: colours(
    '14213d fca311 f77f00 e85d04 d00000 9d0208 0b132b ffffff',
    'fef3e2 ffd6a5 ffadad f28482 c8553d 84343e 2b6777 3d1f2a',
    '0d3b3e 13747d 0abfbc 7fe0c3 d9f2c2 fdf6c3 082a2c fdf6c3',
  ),
  wind: colours(
    '8ecae6 e8f4f0 a7c4a0 6f9f7a 3f6f55 ffffff 12343b',
    'f9c784 fce7c8 c98b6b 9a5a4a 5f3238 fffaf0 4a1f24',
    '1d2b53 4a5a8f 34457a 24315e 151f42 eef2ff ffffff',
  ),
  citrus: colours(
    'ffd23f f79824 fff3d1 ffb52e 7fb069 a7d48f 5c2a00',
    '1b998b f46036 fff1e0 ff8a5c ffd166 ffe29a fffaf0',
    'ffe3e3 e63946 fff4f0 ff8a80 f4a261 ffc08a 6b1220',
  ),
  nightTrain: colours(
    '0a1128 2b3a67 fdf0d5 1c2a52 121c3b 060b1c ffd166 ffffff',
    '2a1a3d 7a4a78 ffe8c2 4a2c5a 331d42 1a0f24 ffc87a fff4e0',
    '08303a 1f6f70 e9f5db 11505a 0b3b45 05222a f4d35e ffffff',
  ),
  theatre: colours(
    '160a0c 8f1d2c 6b1320 ffe3a8 fff4dc',
    '0b1220 1d3f6e 142d52 f6e7b0 ffffff',
    '101510 2f5d3a 204428 ffe9b8 fffbea',
  ),
  shout: colours(
    'ffb52e 12191c 12191c ffb52e',
    '0a6270 ffffff 073f49 ffffff',
    'f3efe6 d7263d d7263d ffffff',
    '2d1e4f f7c1d0 f7c1d0 2d1e4f',
  ),
  trees: colours(
    'eaf4ea 2f6a3a 6b4a2f 1f4a2b 4f8a4c 8ab86a 2f7a5f b9c95a',
    'fdf0d8 8a3b2a 5a3420 5a2418 d9772f e8a33d b5482e f0c75e',
    'e6eef5 2f4f6f 4a4f5a 1f3550 5f8fb0 9fbfd0 3f6f8f c9dbe5',
  ),
  signal: colours(
    '111827 34d399 2dd4bf 22d3ee 38bdf8 818cf8 ffffff',
    'fff7ed fdba74 fb923c f97316 ea580c c2410c 431407',
    'f5f3ff c4b5fd a78bfa 8b5cf6 7c3aed 5b21b6 2e1065',
  ),
};

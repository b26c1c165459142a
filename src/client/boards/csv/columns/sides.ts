import { foldText } from '#contract/fold';
import { cleanId } from '#contract/text';
import type { ResolutionOrder } from './column';

export type Side = 'width' | 'height';

/** Words for the sides of a screen, as `foldText` writes them. */
const nouns: Readonly<Record<Side, string>> = {
  width:
    'width|breite|breedte|largeur|largura|larghezza|ancho|anchura|szerokosc|genislik|leveys|bredde?|szelesseg|latime|sirka|sirina|ширина|幅|[宽寬]度?|(?:ความ)?กว้าง',
  height:
    'height|hohe|hauteur|hoogte|altura|alto|altezza|wysokosc|yukseklik|korkeus|ho[jy]de?|magassag|inaltime|vyska|visina|высота|高[さ度]?|(?:ความ)?สูง',
};
/** Sides beside another one; alone they say how a screen hangs. */
const [across, upright] = ['h?ori[sz]{1,2}onta{1,2}l[et]?|横|橫|가로', 'verti[ck]a{1,2}l[et]?|縦|竖|豎|세로'];
/** A word or an initial that is a side beside another one. */
export const sideWord = `(?:${nouns.width}|${nouns.height}|${across}|${upright}|wide|high|szer|wys|[wblhavшв])`;
/** Words that also mean something else: sides only beside each other. */
const others = {
  // Beside a height the Chinese length is the width; beside a width it may be either.
  width: 'largh?|base|lebar|rong|πλατοσ|[よヨ][こコ]|[长長]度?',
  height: 'haut|alt|tinggi|cao|υψοσ|[たタ][てテ]',
};
/** Numbers of pixels across and down: sides only beside each other or in pixels. */
const counts = 'col(?:umn)?s|rows';
/** Initials that are sides only around an x: `(S x W)` is Polish, but S/W is software. */
const initial = String.raw`(?:an|al|en|boy|[gisxy])(?=[\s_.]*[x*])|(?<=[x*][\s_]*)(?:an|al|en|boy|[gisxy])`;
const isWidth = new RegExp(
  `^(?:${nouns.width}|${across}|${others.width}|wide|szer|cols|columns|an|en|[wblшgsx])$`,
  'u',
);
/** Alone behind both numbers an orientation or nothing, but no side: `L`, `horizontal`. */
export const noSide = new RegExp(`^(?:[^h]|wide|high|${across}|${upright})$`, 'u');
const sideInOrder = `${sideWord}|${others.width}|${others.height}|${counts}|${initial}`;
const unit = String.raw`(?:[\s_]*[([]?(?:in )?(?:px|pixels?)[)\]]?)?`;
const sign = String.raw`(?:[\s_]*([x✕✖⨯х*/,&]|[-_](?=[wh](?!\p{L})|\p{L}{3})|by)|[\s_]+(?:mal|par|por|per|на|and|und|et|y|e)(?=\s))[\s_]*(?:(?:px|pixels?|screen|display) )?`;
/** `(W x H)`, `width/height`, `H by W`, `Width px x Height px`. */
export const sidesInOrder = new RegExp(
  String.raw`([([]?)(?<!\p{L})(${sideInOrder})\.?${unit}${sign}(${sideInOrder})(?!\p{L})\.?${unit}[)\]]?`,
  'u',
);

/** The order that the names of the first and the second side give; one may be missing. */
export function orderOf(first: string | undefined, second: string | undefined): ResolutionOrder | null {
  const [one, other] = [first && sideOf(first, second), second && sideOf(second, first)];
  // `(a x b)` stands for any two numbers.
  if (one === other || (first === 'a' && second === 'b')) return null;
  return one === 'width' || (!one && other === 'height') ? 'width-first' : 'height-first';
}

/** An h beside a v is horizontal, a w beside an s is Polish. */
const sideOf = (word: string, beside = ''): Side =>
  (isWidth.test(word) && !(word === 'w' && beside === 's')) || (word.startsWith('h') && beside.startsWith('v'))
    ? 'width'
    : 'height';

/** The order that a folded text names: `Resolution (W x H)`. */
export function orderIn(text: string): ResolutionOrder | null {
  const [, , first, , second] = sidesInOrder.exec(text) ?? [];
  return orderOf(first, second);
}

/** What a column of Place Exchange or AdCOM belongs to: `location.lat`, `slot.w`. */
const path = /^(?:location|geo|slot|display|dooh|venue|asset)\./;

/** No name is longer, but a line that is not yet divided is: patterns are slow in it. */
const longestName = 300;

/** A header as `foldText` writes it, with a space between the words of `screenName`. */
export const foldWords = (header: string): string =>
  foldText(cleanId(header.slice(0, longestName)).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).replace(path, '');

const pixels = '(?:in|en|em)?(?:px|pixels?)|res(?:olution)?|auflosung|resolucion|resolucao|risoluzione';
const isInPixels = new RegExp(pixels);
const beside = `(?:${pixels}|screen|display)*`;
const wordInside = new RegExp(`^${beside}(.*?)${beside}$`);
const isNoun = new RegExp(`^(?:${nouns.width}|${nouns.height})$`);
/** Sides only of pixels: a vertical screen, a vertical market and rows of seats are none. */
const isOtherSide = new RegExp(`^(?:${across}|${upright}|${counts}|base|[whvb])$`, 'u');
/** `PixelsWide`; a high resolution is no side. */
const isPixelsWideOrHigh = /(?:px|pixels?)(?:wide|high)$/;
/** `H Res`: horizontal, but the height beside a width. `h_px` is a height. */
const isAcross = /^(?:screen|display)*h(?:res|pixel)/;

interface NamedSide {
  side: Side;
  /** Whether the header says that it is in pixels: others may be centimetres. */
  inPixels: boolean;
}

/** The sides that headers name: `Width`, `w_px`, `Horizontal Pixels`, `Breite in Pixel`. Not `width_cm`. */
export function namedSides(headers: readonly string[]): (NamedSide | null)[] {
  const names = headers.map((header) => {
    const name = foldWords(header).replace(/[\s_:;."'*#°()[\]-]+/g, '');
    return { name, word: wordInside.exec(name)?.[1] ?? '', inPixels: isInPixels.test(name) };
  });
  const hasVertical = names.some(({ word, inPixels }) => inPixels && /^v(?:ertical)?$/.test(word));
  const hasWidth = names.some(
    ({ word, inPixels }) => isWidth.test(word) && (inPixels || word === 'w' || isNoun.test(word)),
  );
  return names.map(({ name, word, inPixels }) => {
    if (!isNoun.test(word) && !(inPixels && isOtherSide.test(word)) && !isPixelsWideOrHigh.test(name)) return null;
    const isHorizontal = word === 'h' && (hasVertical || (!hasWidth && isAcross.test(name)));
    return { side: isHorizontal ? 'width' : sideOf(word), inPixels };
  });
}

/** How a screen hangs, as `foldText` writes it, in the languages that people keep lists in. */
const tall = new RegExp(
  `portr[ae]i?t|potret|retrato|ritratto|hochformat|hochkant|(?<!\\p{L})(?:hoch|pion|pysty)(?!\\p{L})|senkrecht|sta[ae]nde?(?!\\p{L})|lodd?ret|pionow|pystysuor|svisl|dikey|вертикал|портрет|книжн|แนวตั้ง|${upright}|^(?:[pv]|tall|upright|vert?\\.?)$`,
  'u',
);
const wide = new RegExp(
  `lan(?:d?s[ck]|dsch)ap|querformat|(?<!\\p{L})(?:quer|vaaka)(?!\\p{L})|waage?recht|ligg[ea]nde?(?!\\p{L})|van[dn]ret|paysage|paisagem|paisaje|paesaggio|apaisad|poziom|vaakasuor|vodorovn|yatay|горизонтал|альбомн|пеизаж|แนวนอน|${across}|^(?:[lq]|wide|horz?\\.?)$`,
  'u',
);
/** Such words in a text. */
export const orientations = new RegExp(`(?<!\\p{L})(?:${tall.source}|${wide.source})\\p{L}*`, 'gu');

/** Whether a folded text says that a board is wider than tall; null if it does not say it, or says both. */
export const isWideBy = (text: string): boolean | null =>
  tall.test(text) === wide.test(text) ? null : wide.test(text);

/**
 * Whether a ratio such as `9:16` in a text is wider than tall. It only votes for the order of a file: portrait screens
 * are often listed as 16:9 too.
 */
export function isWideByRatio(text: string): boolean | null {
  const [, first, second] = /(?<![\d.,:])(\d{1,2}(?:\.\d+)?) ?: ?(\d{1,2}(?:\.\d+)?)(?![\d.])/.exec(text) ?? [];
  return first === second || Number(first) === Number(second) ? null : Number(first) > Number(second);
}

/** Cells of a column of orientations that name no side, but are known: `Square`, `Both`, `90°`, `16:9`. */
export const eitherWay =
  /^(?:square|quadra\p{L}*|cuadrad[oa]|carree?|both|beide|ambos|-?\d{1,3}(?: ?[.:x/] ?\d+)* ?(?:°|deg\p{L}*|grad)?)$/u;

/** Words that may swap the sides of a screen, but do not say which one is wide: `rotated 90`, `gedreht`. */
export const turns =
  /rotat|rotad|ruotat|turned|swivel|pivot|gedreht|gedraaid|tourne|girad|obroc|повернут|回転|旋转|\b(?:90|270) ?(?:°|deg)/u;

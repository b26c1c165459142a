import { mostDollars } from '#contract/organisations';

/** What a typed text means: one number, or why it is refused. */
export type NumberReading = { value: number } | { wrong: 'not-a-number' | 'ambiguous' | 'out-of-range' };

export const isNumberRead = (reading: NumberReading): reading is { value: number } => 'value' in reading;

/** A number that a text may mean, and how many decimals were written. */
interface Candidate {
  value: number;
  decimals: number;
}

interface NumberRule {
  /** Whether a number is possible in this field. Of two candidates, only a possible one is taken. */
  isRight: (value: number, decimals: number) => boolean;
  /** Units that may stand before or after the number, in lower case: `px`, `m²`, `$`. */
  units?: readonly string[];
  /** A single point always begins the decimals, so that `9.216` is never 9216. */
  pointIsDecimal?: boolean;
}

const minuses = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;
/** Zero-width characters, marks of direction, soft hyphen: map sites and chat programs add them. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
/** Digits of other scripts: full-width, Arabic, Indic, Thai ... */
const otherDigits = /(?![0-9])\p{Nd}/gu;
/** The digit from 0 to 9 that a digit of any script means. Unicode has them in rows of ten, from the zero on. */
export const toDigit = (char: string): string => {
  const code = char.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

const otherMarks: Readonly<Record<string, string>> = {
  '\uff0b': '+',
  '\uff0c': ',',
  '\uff0e': '.',
  '\uff1b': ';',
  '\u060c': ',',
  '\u3001': ',',
  '\u066b': '.',
  '\u066c': "'",
  '\u2019': "'",
};

/** A typed text with plain digits, minus, marks and spaces, and without invisible characters. */
export const plainText = (typed: string): string =>
  typed
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(minuses, '-')
    .replace(otherDigits, toDigit)
    .replace(/[\uff0b\uff0c\uff0e\uff1b\u060c\u3001\u066b\u066c\u2019]/g, (mark) => otherMarks[mark] ?? mark)
    .trim();

const number = /^([+-]?) ?([\d.,' ]*\d[\d.,' ]*)$/;
/** `1 250`, `1'250`, `1.250.000`: groups of three after the first. */
const isGrouped = (whole: string, mark: string): boolean => {
  const [first = '', ...groups] = whole.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group));
};

/** The digits of a whole part without its marks of thousands; undefined if the marks are not at the thousands. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /[^\d]/.exec(whole)?.[0] ?? '';
  return isGrouped(whole, mark) ? whole.replaceAll(mark, '') : undefined;
}

/** All ways to read digits with marks: none, one, or two for `1,250` and `1.250`. */
function waysToRead(digits: string, pointIsDecimal: boolean): { whole: string; fraction: string }[] {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const asWhole = ungrouped(digits);
  if (at === -1) return asWhole === undefined ? [] : [{ whole: asWhole, fraction: '' }];
  const [before, mark, fraction] = [digits.slice(0, at), digits.charAt(at), digits.slice(at + 1)];
  const whole = ungrouped(before);
  const isDecimal = whole !== undefined && !before.includes(mark) && (mark === '.' ? /^\d*$/ : /^\d+$/).test(fraction);
  const isOnlyDecimal = isDecimal && mark === '.' && pointIsDecimal;
  return [
    ...(isDecimal ? [{ whole, fraction }] : []),
    ...(asWhole === undefined || isOnlyDecimal ? [] : [{ whole: asWhole, fraction: '' }]),
  ];
}

function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  const after = units.find((unit) => lower.endsWith(unit)) ?? '';
  const rest = lower.slice(0, lower.length - after.length).trimEnd();
  const sign = /^[+-]?/.exec(rest)?.[0] ?? '';
  const unsigned = rest.slice(sign.length).trimStart();
  const before = units.find((unit) => unsigned.startsWith(unit)) ?? '';
  return sign + unsigned.slice(before.length).trimStart();
}

/** All numbers that a typed text can mean: none, one, or two where a mark may group thousands or begin decimals. */
function candidatesIn(typed: string, units: readonly string[], pointIsDecimal: boolean): Candidate[] {
  const [, sign = '', digits] = number.exec(withoutUnit(plainText(typed), units)) ?? [];
  if (digits === undefined) return [];
  return waysToRead(digits, pointIsDecimal).map(({ whole, fraction }) => ({
    value: Number(`${sign}${whole}.${fraction}0`) + 0, // + 0: no negative zero
    decimals: fraction.length,
  }));
}

/**
 * Reads a number as people type and paste it: decimal comma or point, any minus, marks of thousands, the field's units.
 * Nothing is guessed: a text that may mean two possible numbers is 'ambiguous', everything else that is no number
 * (exponents, a pair, another unit) 'not-a-number'.
 */
export function readNumber(typed: string, { isRight, units = [], pointIsDecimal = false }: NumberRule): NumberReading {
  const candidates = candidatesIn(typed, units, pointIsDecimal);
  const possible = candidates.filter(({ value, decimals }) => isRight(value, decimals));
  const [only] = possible;
  if (candidates.length === 0) return { wrong: 'not-a-number' };
  if (only === undefined) return { wrong: 'out-of-range' };
  return possible.length > 1 ? { wrong: 'ambiguous' } : { value: only.value };
}

/** `50,-`, `50.–`, `50,`: nothing, or a dash, for no cents. */
const noCents = /(?<=\d[.,]) ?[-\u2014\u2015]?(?=\D*$)/;

/** Dollars with at most two decimals, as many as a call takes. `1,250` and `1.250` are 'ambiguous': they may be 1250 or 1.25. */
export function readMoney(typed: string): NumberReading {
  const units = ['us$', 'usd', '$'];
  const amount = plainText(typed).replace(noCents, '00');
  const candidates = candidatesIn(amount, units, false);
  if (candidates.length > 1) return { wrong: 'ambiguous' };
  return readNumber(amount, { units, isRight: (n, decimals) => decimals <= 2 && Math.abs(n) <= mostDollars });
}

/** The number as fields and files show it: a point before the decimals, no marks of thousands, no exponent. */
export const numberText = (value: number): string =>
  String(value).includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : String(value);

import { numberText, readMoney, readNumber, type NumberReading } from '../../../src/client/ui/format/readNumber';

const said = (reading: NumberReading): number | string => ('value' in reading ? reading.value : reading.wrong);
const expectAll = (read: (typed: string) => NumberReading, cases: Readonly<Record<string, number | string>>): void => {
  const wrong = Object.entries(cases).filter(([typed, expected]) => !Object.is(said(read(typed)), expected));
  expect(wrong.map(([typed, expected]) => ({ typed, expected, got: said(read(typed)) }))).toEqual([]);
};

it('reads money with comma or point, marks of thousands and the dollar sign, and never guesses', () => {
  expectAll(readMoney, {
    '9,50': 9.5,
    '9.50': 9.5,
    '12,5': 12.5,
    ' 250 ': 250,
    '-40': -40,
    '−40,25': -40.25,
    '–40': -40,
    '$1,250.00': 1250,
    '1.250,50 $': 1250.5,
    '-$50': -50,
    'US$ 50': 50,
    '-1000000000': -1_000_000_000,
    '1000000001': 'out-of-range',
    '$50 USD': 50,
    '1 250': 1250,
    '1\u00a0250,5': 1250.5,
    '1\u202f250': 1250,
    "1'250.75": 1250.75,
    '1’250': 1250,
    '1,250,000': 1_250_000,
    '1.250.000,10': 1_250_000.1,
    '９，５０': 9.5,
    '١٢٫٥': 12.5,
    '१२.५': 12.5,
    '১২.৫': 12.5,
    '๑๒.๕': 12.5,
    '𝟏𝟐.𝟓': 12.5,
    '𝟣𝟤.𝟱': 12.5,
    '᥇᥈.᥋': 12.5,
    '᪁᪂.᪅': 12.5,
    '\u200e9.50\u200f': 9.5,
    '0,00': 0,
    '5,': 5,
    '50.': 50,
    '50,-': 50,
    '50.-': 50,
    '$ 50,–': 50,
    '-50,— $': -50,
    "1'250.-": 1250,
    '1.250,--': 'not-a-number',
    '1.250,-': 1250,
    '€ 50,–': 'not-a-number',
    ',-': 'not-a-number',
    '1,250': 'ambiguous',
    '1.250': 'ambiguous',
    '-12,500': 'ambiguous',
    '0.125': 'out-of-range',
    '1250.125': 'out-of-range',
    '9,5000': 'out-of-range',
    '1.250.50': 'not-a-number',
    '12 50': 'not-a-number',
    '1,25,000': 'not-a-number',
    '€50': 'not-a-number',
    '1e3': 'not-a-number',
    '0x10': 'not-a-number',
    '9,50,': 'not-a-number',
    '(50)': 'not-a-number',
    '5-': 'not-a-number',
    '--5': 'not-a-number',
    Infinity: 'not-a-number',
    fifty: 'not-a-number',
    $: 'not-a-number',
    '.': 'not-a-number',
    '': 'not-a-number',
  });
});

it('reads whole pixels: of two readings only the possible one is taken', () => {
  const isRight = (n: number) => n > 0 && Number.isInteger(n);
  expectAll((typed) => readNumber(typed, { isRight, units: ['pixels', 'px'] }), {
    1080: 1080,
    '1080px': 1080,
    '1080 PX': 1080,
    '1080 pixels': 1080,
    '1,080': 1080,
    '1.080': 1080,
    '1 920': 1920,
    '1080.0': 1080,
    '+1080': 1080,
    '1,000': 'ambiguous',
    '1080.5': 'out-of-range',
    '0': 'out-of-range',
    '−1080': 'out-of-range',
    '1080x1920': 'not-a-number',
    '1080 × 1920': 'not-a-number',
    '1080 1920': 'not-a-number',
    '1080 cm': 'not-a-number',
  });
});

it('reads square metres: a point begins the decimals', () => {
  const rule = { isRight: (n: number) => n > 0, units: ['m²', 'sqm'], pointIsDecimal: true };
  expectAll((typed) => readNumber(typed, rule), {
    '2,5': 2.5,
    '28.5 m²': 28.5,
    '28,5sqm': 28.5,
    '9.216': 9.216,
    '1.250,5': 1250.5,
    '.5': 0.5,
    '5.': 5,
    '9,216': 'ambiguous',
    '28 ft²': 'not-a-number',
    '−2': 'out-of-range',
  });
});

it('writes numbers so that they are read again as the same', () => {
  const numbers = [0, 51.5074, -0.1278, 9.216, 1e-7, -0.00000123, 1080];
  expect(numbers.map(numberText)).toEqual(['0', '51.5074', '-0.1278', '9.216', '0.0000001', '-0.00000123', '1080']);
});

import { allCountries } from './countries';

/** Everyday names that neither ISO nor Unicode has. */
const everydayNames: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates, الإمارات',
  AT: 'Oesterreich',
  BO: 'Bolivia Plurinational State',
  BY: 'Белоруссия, Belorussia',
  CH: 'SUI',
  CD: 'DRC, DR Congo, Democratic Republic of the Congo, Dem. Rep. Congo, Congo Kinshasa, Zaire',
  CG: 'Republic of the Congo, Congo, Congo Brazzaville',
  CI: 'Ivory Coast',
  CN: "PRC, P.R. China, Mainland China, People's Republic of China, 中华人民共和国",
  CV: 'Cabo Verde',
  CZ: 'Czech Republic, Czech Rep., Česká republika, Tschechische Republik, República Checa',
  DE: 'GER, BRD, Federal Republic of Germany',
  DK: 'DEN',
  GB:
    'Great Britain, Britain, England, Scotland, Wales, Northern Ireland, U.K., Großbritannien, Inglaterra, Angleterre, ' +
    'United Kingdom of Great Britain and Northern Ireland',
  GR: 'GRE, EL',
  HK: 'Hong Kong SAR, Hongkong, Hong Kong China',
  IE: 'Republic of Ireland, Eire',
  IR: 'Islamic Republic of Iran',
  KG: 'Kyrgyz Republic',
  KP: "DPRK, DPR Korea, Dem. Rep. Korea, Dem. People's Rep. Korea, Democratic People's Republic of Korea",
  KR: 'Korea, Republic of Korea, Rep. Korea, Korea South',
  LA: "Lao PDR, Lao People's Democratic Republic",
  LI: 'Lichtenstein',
  MD: 'Republic of Moldova',
  MK: 'Macedonia, FYROM, Former Yugoslav Republic of Macedonia',
  MM: 'Burma',
  MO: 'Macau, Macao SAR, Macao China, Macau China',
  NL: 'Holland, The Netherlands, NED',
  PR: 'Puerto Rico USA',
  PS: 'Palestine, State of Palestine',
  PT: 'POR',
  RU: 'Russian Federation, РФ',
  SA: 'KSA, Kingdom of Saudi Arabia, السعودية',
  SK: 'Slovak Republic',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey, Turkiye',
  TW: 'Taiwan R.O.C., Taiwan China, Republic of China',
  TZ: 'United Republic of Tanzania',
  US: 'United States of America, America, U.S., U.S.A., Estados Unidos de América, Vereinigte Staaten von Amerika',
  VA: 'Vatican, Holy See',
  VN: 'Viet Nam',
  ZA: 'RSA',
};

/** Languages whose names of countries are understood; in a doubtful case the earlier one counts. */
const languages = (
  'en de fr es pt it nl pl sv da nb fi cs sk hu ro bg el ru uk tr hr sr sl et lv lt is ga ca sq mk ar he fa hi bn th vi ' +
  'id ms ja ko zh zh-Hant ka hy az kk uz bs af fil'
).split(' ');

/** Without case, accents, spaces, punctuation and 'and', for which names also have '&'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/^the | and(?: the)?(?= )/g, '')
    .replace(/^saint /, 'st')
    .replace(/[^\p{L}]/gu, '');

const flag = /^[\u{1F1E6}-\u{1F1FF}]{2}$/u;

/** The country of a flag, of a language tag or of a code of ISO 3166-2: `en-GB`, `GB-ENG`; empty for another text. */
const parseRegion = (text: string): string =>
  flag.test(text)
    ? text.replace(/./gu, (char) => String.fromCharCode((char.codePointAt(0) ?? 0) - 0x1f1a5))
    : ((/^[a-z]{2}[-_]([A-Z]{2})$/.exec(text) ?? /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(text))?.[1] ?? '');

/** `Korea, Democratic People's Republic of` and `Virgin Islands (U.S.)`, as lists sort them, in the order of speech. */
const turned = (text: string): string => text.replace(/^([^,(]+?)(?:,\s*|\s*\()([^,()]+)\)?$/, '$2 $1');

/** Codes by folded name. */
class CountryNames {
  readonly #codes = new Map<string, string>();
  /** Names that only another language has, and writes with accents. */
  readonly #accented = new Set<string>();
  #isFull = false;

  /** ISO codes and English names are enough for most files. */
  constructor() {
    for (const { code, alpha3, name } of allCountries) for (const text of [name, code, alpha3]) this.#learn(text, code);
    for (const [code, texts] of Object.entries(everydayNames))
      for (const text of texts.split(', ')) this.#learn(text, code);
  }

  codeOf(text: string): string | null {
    return this.#find(text) ?? this.#find(parseRegion(text)) ?? this.#find(turned(text)) ?? this.#codeOfParts(text);
  }

  #find(text: string): string | null {
    const key = fold(text);
    if (!this.#codes.has(key) && key !== '' && !this.#isFull) this.#learnAllLanguages();
    const code = this.#codes.get(key) ?? null;
    return this.#accented.has(key) && isBare(text) && misspelled(key).some((other) => other !== code) ? null : code;
  }

  /** `Schweiz / Suisse`, `China (PRC)`, `London, UK`: the only country among the parts. */
  #codeOfParts(text: string): string | null {
    const parts = text.split(/[()/|;,&]| - /);
    const codes = new Set(
      parts.length < 2 ? [] : parts.map((part) => this.#find(part)).filter((code) => code !== null),
    );
    const [only = null] = codes;
    return codes.size === 1 ? only : null;
  }

  #learn(text: string, code: string): void {
    const key = fold(text);
    if (key !== '' && !this.#codes.has(key)) this.#codes.set(key, code);
  }

  /** 10,000 texts, which take a moment: only when a file needs them. */
  #learnAllLanguages(): void {
    this.#isFull = true;
    for (const language of languages)
      for (const style of ['long', 'short'] as const) {
        const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
        for (const { code } of allCountries) {
          const name = names.of(code) ?? '';
          // The French É.-U. for the United States is the EU of everybody else.
          if (language !== 'en' && /^[a-z]{1,2}$/.test(fold(name))) continue;
          if (!isBare(name) && !this.#codes.has(fold(name))) this.#accented.add(fold(name));
          else if (isBare(name)) this.#accented.delete(fold(name));
          this.#learn(name, code);
        }
      }
  }
}

/** Whether a text has no letters but those that are left when accents are taken off. */
const isBare = (text: string): boolean => !/\p{M}/u.test(text.normalize('NFD'));
const folded = allCountries.map(({ code, name }) => ({ code, name: fold(name) }));
/** Codes of the countries whose English name a folded text is without one of its letters: Nigera of Nigeria. */
const misspelled = (key: string): string[] =>
  folded.flatMap(({ code, name }) =>
    [...name].some((_, at) => name.slice(0, at) + name.slice(at + 1) === key) ? [code] : [],
  );

const names = new CountryNames();

/** The ISO code of a country by its name in English or another language, its everyday name or an ISO code. */
export const findCountry = (text: string): string | null => names.codeOf(text);

/** Whether two texts name the same country: `PT`, `PRT` and `Portugal`. */
export function isSameCountry(one: string, other: string): boolean {
  const code = findCountry(one);
  return code !== null && code === findCountry(other);
}

import { categoryNames, venueTypeKey, type Category } from '#contract/placement';

interface Default {
  refuses: readonly Category[];
  source: { title: string; url: string };
}

const titles = {
  4: 'harm and offence',
  5: 'children',
  14: 'financial products',
  15: 'food',
  16: 'gambling',
  18: 'alcohol',
  21: 'tobacco',
} as const;

/** Sections of the UK Code of Non-broadcast Advertising. */
const capCode = (...sections: (keyof typeof titles)[]) => ({
  title: `CAP Code, ${sections.map((each) => `section ${String(each)} (${titles[each]})`).join(', ')}`,
  url: 'https://www.asa.org.uk/codes-and-rulings/advertising-codes/non-broadcast-code.html',
});

/** What venue types refuse unless somebody changes it here, with the source of each. */
export const defaultRules: Readonly<Record<string, Default>> = {
  School: {
    refuses: categoryNames.filter((each) => !['medicines', 'politics', 'religion'].includes(each)),
    source: capCode(4, 5, 14, 15, 16, 18, 21),
  },
  'Point of Care': { refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult'], source: capCode(4, 16, 18, 21) },
  'Fuel/Gas Station': { refuses: ['alcohol', 'adult'], source: capCode(4, 18) },
  'Amusement Park': {
    refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult', 'violence'],
    source: capCode(4, 5, 16, 18, 21),
  },
  'Shopping Mall': { refuses: ['tobacco', 'adult', 'weapons'], source: capCode(4, 21) },
  'Sports and Recreation Area': { refuses: ['tobacco', 'cannabis', 'adult', 'weapons'], source: capCode(4, 21) },
  'Transport Station': { refuses: ['tobacco', 'cannabis', 'adult', 'weapons'], source: capCode(4, 21) },
  Airport: { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
  Entertainment: { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
  'Supermarket/Retail Centers': { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
  Roadside: { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
  'Building Side': { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
  'Street Furniture': { refuses: ['tobacco', 'adult'], source: capCode(4, 21) },
};

const byKey = new Map(
  Object.entries(defaultRules).map(([name, rule]) => [venueTypeKey(name), { name, ...rule }] as const),
);

/** The default of a venue type, with the type as the product spells it. */
export const findDefault = (venueType: string): (Default & { name: string }) | undefined =>
  byKey.get(venueTypeKey(venueType));

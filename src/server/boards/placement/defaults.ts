import type { Category } from '#contract/placement';

interface Default {
  refuses: readonly Category[];
  source: { title: string; url: string };
}

const section = (title: string, number: number) => ({
  title: `CAP Code, section ${String(number)}: ${title}`,
  url: `https://www.asa.org.uk/type/non_broadcast/code_section/${String(number)}.html`,
});
const children = section('Children', 5);
const tobacco = section('Tobacco, rolling papers and filters', 21);
const harm = section('Harm and offence', 4);
const alcohol = section('Alcohol', 18);

/** What venue types refuse unless somebody changes it here, with the source of each. */
export const defaultRules: Readonly<Record<string, Default>> = {
  School: {
    refuses: [
      'alcohol',
      'tobacco',
      'cannabis',
      'gambling',
      'unhealthyFood',
      'adult',
      'weapons',
      'financialRisk',
      'violence',
    ],
    source: children,
  },
  'Point of Care': { refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult'], source: alcohol },
  'Fuel/Gas Station': { refuses: ['alcohol', 'adult'], source: alcohol },
  'Amusement Park': {
    refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult', 'violence'],
    source: children,
  },
  'Shopping Mall': { refuses: ['tobacco', 'adult', 'weapons'], source: harm },
  'Sports and Recreation Area': { refuses: ['tobacco', 'cannabis', 'adult', 'weapons'], source: harm },
  'Transport Station': { refuses: ['tobacco', 'cannabis', 'adult', 'weapons'], source: harm },
  Airport: { refuses: ['tobacco', 'adult'], source: tobacco },
  Entertainment: { refuses: ['tobacco', 'adult'], source: tobacco },
  'Supermarket/Retail Centers': { refuses: ['tobacco', 'adult'], source: tobacco },
  Roadside: { refuses: ['tobacco', 'adult'], source: tobacco },
  'Building Side': { refuses: ['tobacco', 'adult'], source: tobacco },
  'Street Furniture': { refuses: ['tobacco', 'adult'], source: tobacco },
};

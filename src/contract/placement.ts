import { z } from 'zod';

/** What an artwork may show, in the order of lists and keys. An artwork without any is 'Nothing sensitive'. */
export const categoryNames = [
  'alcohol',
  'tobacco',
  'cannabis',
  'gambling',
  'medicines',
  'unhealthyFood',
  'politics',
  'religion',
  'adult',
  'weapons',
  'financialRisk',
  'violence',
] as const;
export const category = z.enum(categoryNames).meta({ id: 'Category' });
export type Category = z.output<typeof category>;
/** Each once, in the order of lists. */
export const categories = z
  .array(category)
  .max(20)
  .overwrite((all) => categoryNames.filter((each) => all.includes(each)));

/** The name of each category, and the sentence that says when it applies. */
export const categoryTexts: Readonly<Record<Category, { label: string; sentence: string }>> = {
  alcohol: { label: 'Alcohol', sentence: 'Drinks above 0.5 % vol, their brands and bars' },
  tobacco: { label: 'Tobacco and vaping', sentence: 'Tobacco, e-cigarettes and what goes with them' },
  cannabis: { label: 'Cannabis', sentence: 'Cannabis, CBD and shops that sell them' },
  gambling: { label: 'Gambling', sentence: 'Betting, casinos, lotteries, games for money' },
  medicines: { label: 'Medicines', sentence: 'Medicines and treatments, with or without prescription' },
  unhealthyFood: {
    label: 'Food high in fat, sugar or salt',
    sentence: 'Sweets, soft drinks, fast food, salty snacks',
  },
  politics: { label: 'Politics', sentence: 'Parties, candidates, votes, causes' },
  religion: { label: 'Religion', sentence: 'Faiths, congregations, religious events' },
  adult: { label: 'Adult', sentence: 'Nudity, sexual services and products' },
  weapons: { label: 'Weapons', sentence: 'Firearms, knives, ammunition' },
  financialRisk: { label: 'Financial risk', sentence: 'Loans, crypto, trading with borrowed money' },
  violence: { label: 'Violence', sentence: 'Fighting, blood, horror' },
};

/** 'Alcohol, Gambling' */
export const joinLabels = (categories: readonly Category[], separator = ', '): string =>
  categories.map((each) => categoryTexts[each].label).join(separator);

/** Who refuses, the narrowest first: the narrowest one that has a rule holds, even if it refuses nothing. */
export const ruleKinds = ['board', 'owner', 'venueType'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Venue types are compared without regard to capitals, as the filters of the boards compare them. */
export const venueTypeKey = (venueType: string): string => venueType.toLowerCase();
/** Whatever the spelling of a venue type, its rule is the same one. */
export const ruleId = (kind: RuleKind, subject: string): string =>
  `${kind}:${kind === 'venueType' ? venueTypeKey(subject) : subject}`;

/** The rule that holds for a board. */
export const holdingRule = z
  .object({
    _id: z.string().describe('Kind and subject'),
    kind: z.enum(ruleKinds),
    name: z.string().describe('Of the board, the media owner or the venue type'),
    refuses: z.array(category),
    note: z.string().describe("Why: 'near a school'"),
  })
  .meta({ id: 'HoldingRule' });
export type HoldingRule = z.output<typeof holdingRule>;

/** Which categories of an artwork the rule of a board refuses; none: the artwork may hang there. */
export const refusedBy = (
  categories: readonly Category[] | null | undefined,
  rule: Pick<HoldingRule, 'refuses'> | null | undefined,
): Category[] => (categories ?? []).filter((each) => rule?.refuses.includes(each) === true);

/** Where an artwork would hang, by the venue types of the board form. */
const places: Readonly<Record<string, string>> = {
  School: 'at a school',
  'Transport Station': 'at a transport station',
  Airport: 'at an airport',
  'Sports and Recreation Area': 'in a sports and recreation area',
  Entertainment: 'at a place of entertainment',
  'Supermarket/Retail Centers': 'in a supermarket or retail centre',
  'Shopping Mall': 'in a shopping mall',
  'Fuel/Gas Station': 'at a fuel station',
  'Amusement Park': 'in an amusement park',
  'Point of Care': 'at a point of care',
  Roadside: 'at the roadside',
  'Building Side': 'on the side of a building',
  'Street Furniture': 'on street furniture',
};
const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** 'alcohol', 'alcohol and gambling' */
export function categoriesText(categories: readonly Category[]): string {
  const labels = categories.map((each) => lowerFirst(categoryTexts[each].label));
  return [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter((part) => part !== '').join(' and ');
}

/** 'alcohol at a point of care', 'alcohol, near a school', 'alcohol, refused by Riverline Transit' */
export function refusalText(categories: readonly Category[], { kind, name, note }: HoldingRule): string {
  const what = categoriesText(categories);
  if (kind === 'venueType') {
    const place = Object.entries(places).find(([type]) => venueTypeKey(type) === venueTypeKey(name))?.[1];
    return `${what} ${place ?? `at ${name}`}`;
  }
  return kind === 'board' && note !== '' ? `${what}, ${lowerFirst(note)}` : `${what}, refused by ${name}`;
}

/** What is known of the words in a picture. `waiting`: it is still to be read; `unreadable`: it cannot be read. */
export const wordStates = ['waiting', 'read', 'unreadable'] as const;
const share = z.number().min(0).max(1);
/** A line of text in the picture, with its box in shares of the picture's width and height. */
export const pictureWord = z
  .object({
    text: z.string(),
    box: z.object({ x: share, y: share, width: share, height: share }),
    suggests: z.array(category),
  })
  .meta({ id: 'PictureWord' });
export type PictureWord = z.output<typeof pictureWord>;
/** A category that the words suggest, with those words. A person decides. */
export const suggestion = z.object({ category, words: z.array(z.string()) }).meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

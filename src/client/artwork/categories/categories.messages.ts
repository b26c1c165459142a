import { categoriesText, categoryNames, type Category, type HoldingRule } from '#contract/placement';
import { counted, grouped } from '../../ui/format/grouped';

const quoted = (words: readonly string[]): string => words.map((word) => `‘${word}’`).join(', ');
const boardsText = (count: number): string => counted(count, 'board');

export const categoryMessages = {
  heading: 'What is on it',
  counts: (chosen: number, suggested: number) =>
    [chosen > 0 ? `${String(chosen)} chosen` : '', suggested > 0 ? `${String(suggested)} suggested` : '']
      .filter((part) => part !== '')
      .join(', '),
  unlooked: 'Nobody has said what is on it',
  /** Of several; `more`: others are not counted. */
  unlookedOf: (count: number, more: boolean) =>
    `Nobody has said what is on ${more ? 'at least ' : ''}${grouped(count)} of them, so no placement rule keeps ${count === 1 ? 'it' : 'these'} off a board.`,
  nothing: 'Nothing sensitive',
  /** Of several that get what was chosen for one of them. */
  saidOfAll: (said: readonly Category[] | null) =>
    `What was chosen here holds for all of them, in place of what was said of them before: ${said === null ? 'nobody has said what is on them' : said.length === 0 ? 'nothing sensitive' : categoriesText(said)}.`,
  all: `All ${String(categoryNames.length)} categories`,
  fewer: 'Fewer categories',
  add: 'Add',
  takeOff: 'Take off',
  seen: quoted,
  suggests: (words: readonly string[]) => `${quoted(words)} ${words.length === 1 ? 'suggests' : 'suggest'} it`,
  key: (label: string) => `${label}: choose or take off`,
  filter: 'Any category',
  category: 'Category',
  unlookedShort: 'Not looked at yet',
} as const;

export const wordMessages = {
  heading: 'Words in the picture',
  by: 'read by machine',
  waiting: 'Reading the words…',
  read: 'No words found',
  unreadable: 'The words could not be read by machine',
  show: 'Show words',
} as const;

/** Where an artwork may not hang. */
export const placementMessages = {
  heading: 'Where it may not hang',
  refuses: ({ name, kind, note }: HoldingRule, categories: readonly Category[]) =>
    `${name} refuses ${categoriesText(categories)}${kind !== 'venueType' && note !== '' ? ` (${note})` : ''}: `,
  boards: boardsText,
  seeRule: 'See the rule',
  notHere: (refusal: string) => `Not here: ${refusal}`,
  notHereCount: (boards: number) => `${grouped(boards)} not here`,
  notFor: (boards: number) => `Not for ${boardsText(boards)}`,
  approveNotFor: (boards: number) => `Approve. Not for ${boardsText(boards)}`,
  approveForNone: 'Approve. For no board',
  areNotFor: (boards: number, categories: readonly Category[]) =>
    `${boards === 1 ? '1 board is' : `${grouped(boards)} boards are`} not for ${categoriesText(categories)}`,
  onNone: (boards: number) =>
    boards === 1
      ? 'It may not show on the one board booked.'
      : `It shows on none of the ${grouped(boards)} boards booked.`,
} as const;

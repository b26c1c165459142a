import { categoryNames, type RuleKind } from '#contract/placement';
import type { RuleTouches } from '#contract/placementRules';
import { counted, grouped } from '../../ui/format/grouped';

const losing = ({ campaigns, boards }: RuleTouches['losing']): string =>
  `${counted(campaigns, 'campaign')} ${campaigns === 1 ? 'loses' : 'lose'} ${counted(boards, 'board')}`;
const gaining = ({ campaigns, boards }: RuleTouches['gaining']): string =>
  `${counted(campaigns, 'campaign')} ${campaigns === 1 ? 'gets' : 'get'} ${counted(boards, 'board')} back`;

export const kindNames: Readonly<Record<RuleKind, string>> = {
  board: 'Board',
  owner: 'Media owner',
  venueType: 'Venue type',
};

export const ruleMessages = {
  subtitle:
    'What may not hang where. The rule of a board goes before that of its media owner, and that before its venue type.',
  add: 'Add a rule',
  edit: 'Edit',
  editOf: (name: string) => `Edit the rule of ${name}`,
  empty: 'There are no placement rules yet.',
  search: 'Search board, owner or type',
  allKinds: 'All kinds',
  kind: 'Kind',
  keepsOff: 'Only what keeps bookings off',
  groups: { board: 'Boards', owner: 'Media owners', venueType: 'Venue types' } satisfies Record<RuleKind, string>,
  /** The boards' column 'Media Owner', a word of the specification, shows the publisher's name. */
  ownerHint: "The organisation that the boards belong to, not the publisher in the boards' column 'Media Owner'.",
  ends: (rules: NonNullable<RuleTouches['ends']>) =>
    `This ends the defaults for ${rules.map(({ name }) => name).join(', ')} on ${grouped(
      rules.reduce((sum, { boards }) => sum + boards, 0),
    )} of its boards. It begins with all that they refuse.`,
  inGroup: (count: number) => `${grouped(count)} with a rule`,
  where: 'Where',
  refuses: 'Refuses',
  why: 'Why',
  keptOff: 'Kept off now',
  nothingKeptOff: 'Nothing kept off',
  refusesNothing: 'Refuses nothing',
  boards: (count: number) => counted(count, 'board'),
  inCampaigns: (count: number) => `in ${counted(count, 'campaign')}`,
  isDefault: 'Default',
  changedHere: 'Changed here',
  source: 'Source',
  sourceOf: (name: string, title: string) => `Source of the default of ${name}: ${title}`,
  folded: (count: number) => `${counted(count, 'venue type')} with the same default are folded.`,
  showAll: (count: number) => `Show all ${grouped(count)}`,
  ofAll: (count: number) => `${String(count)} of ${String(categoryNames.length)}`,
  backToDefault: 'Back to the default',
  isNew: 'New',
  isOff: 'Off',
  whyHint: 'Near a school, house rule, contract',
  save: (touches: Pick<RuleTouches, 'losing' | 'gaining'> | undefined) => {
    if (touches && touches.losing.campaigns > 0) return `Save. ${losing(touches.losing)}`;
    return touches && touches.gaining.campaigns > 0 ? `Save. ${gaining(touches.gaining)}` : 'Save';
  },
  remove: 'Remove the rule',
  removeQuestion: (name: string) => `Remove the rule of ${name}?`,
  removal: (touches: Pick<RuleTouches, 'losing' | 'gaining'>) =>
    `Remove. ${touches.losing.campaigns > 0 ? losing(touches.losing) : gaining(touches.gaining)}`,
  keep: 'Keep it',
  saved: (name: string) => `The rule of ${name} is saved.`,
  removed: (name: string, kind: RuleKind) =>
    kind === 'venueType' ? `${name} follows its default again.` : `The rule of ${name} is removed.`,
  undo: 'Undo the last change of a rule',
  undone: (name: string) => `Undone: the rule of ${name} is as before`,
  notUndone: 'The change of the rule could not be undone.',
  saveFailed: (error: string) => `Failed to save the rule. Error: ${error}`,
  chooseKind: 'For',
  next: 'Next',
  choose: (kind: RuleKind) => `Choose the ${kindNames[kind].toLowerCase()}`,
} as const;

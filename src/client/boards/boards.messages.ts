import type { Board } from '#contract/boards';
import type { Bookings } from '#contract/touches';
import { theOther, themOrIt } from '../bulk/changedBy';
import { counted, grouped } from '../ui/format/grouped';

/** What a board is called: its name, its device id if it has none, else its id. */
export const boardName = ({
  boardname,
  device_id: device,
  _id,
}: Pick<Board, 'boardname'> & Partial<Pick<Board, '_id' | 'device_id'>>): string => boardname || device || _id || '';

const boardCount = (count: number): string => counted(count, 'board');
const campaignCount = (count: number): string => counted(count, 'campaign');

export const boardMessages = {
  heading: (organisation: string | undefined) => (organisation ? `All boards of ${organisation}` : 'All boards'),
  empty: 'There are no boards to show.',
  /** `deleted`: how many of the boards are deleted, if the list includes them: they do not count as boards. */
  subtitle: (boards: number, countries: number | undefined, team?: string, deleted = 0) =>
    `${boardCount(boards - deleted)}${countries === undefined || countries === 0 || boards === deleted ? '' : ` in ${counted(countries, 'country', 'countries')}`}${deleted === 0 ? '' : ` and ${grouped(deleted)} deleted`}${team === undefined ? '' : `, team ${team}`}`,
  search: 'Search boards',
  searchHint: 'Search name, city or device id',
  name: 'Board Name',
  country: 'Country',
  city: 'City',
  mediaOwner: 'Media Owner',
  type: 'Type',
  image: 'Image',
  resolution: 'Resolution',
  team: 'Team',
  lastEdited: 'Last edited',
  isDeleted: 'Is Deleted',
  manage: 'Manage',
  deleted: 'Deleted',
  normal: 'Normal',
  manageBoard: 'Manage Board',
  manageTitle: 'Manage a board.',
  add: 'Add a new board',
  bulkActions: 'Bulk Actions',
  deleteSelected: 'Delete Selected',
  pauseSelected: 'Pause Selected',
  resumeSelected: 'Resume Selected',
  createNew: 'Create New Board',
  deleteQuestion: 'Delete this board? It cannot be undone.',
  deletedFromList: 'Successfully deleted campaign. Refresh this page.',
  deletedFromForm: 'Successfully deleted campaign. Redirecting you to Management Screen.',
  deleteFailed: (details: string) => `Failed to delete campaign. Error: ${details}`,
  saved: 'Successfully saved the board. You can go back now.',
  saveFailed: (error: string) => `Failed to save the board. Error: ${error}`,
  deleting: 'Deleting the selected boards...',
  paused: (count: number, pausedNow: boolean) => `${counted(count, 'board')} ${pausedNow ? 'paused' : 'active again'}.`,
  isDeletedNote: 'This board is deleted, and can be changed again once it is restored.',
  restore: 'Restore',
  restored: 'The board is restored.',
  open: 'Open the board',
} as const;

/** Before and after an act on boards. */
export const boardTouchMessages = {
  lead: {
    pause: (count: number) => `Nothing new shows on ${themOrIt(count)} until you resume ${themOrIt(count)}.`,
    resume: (count: number) => `Campaigns that book ${themOrIt(count)} show on ${themOrIt(count)} again.`,
    delete: (count: number) =>
      count === 1
        ? 'Campaigns lose it, and nothing shows on it.'
        : `${boardCount(count)}. Campaigns lose them, and nothing shows on them.`,
  },
  totals: {
    booked: (count: number) => (count === 1 ? 'campaign is booked' : 'campaigns are booked'),
    lose: (count: number) => (count === 1 ? 'campaign loses a board' : 'campaigns lose a board'),
    running: 'of them run now',
    emptied: 'left without a board',
  },
  /** In place of the lead, if the act leaves some of the boards out. */
  others: {
    delete: (left: number) => `Campaigns lose ${theOther(left)}, and nothing shows on ${themOrIt(left)}.`,
    pause: (left: number) => `Nothing new shows on ${theOther(left)} until you resume ${themOrIt(left)}.`,
    resume: (left: number) => `Campaigns that book ${theOther(left)} show on ${themOrIt(left)} again.`,
  },
  running: (count: number) => `${campaignCount(count)} ${count === 1 ? 'runs' : 'run'} now`,
  campaigns: campaignCount,
  /** 'of 6 campaigns', 'the next starts 1 Dec 2026': what a row's status does not say. */
  bookings: ({ campaigns, running, nextStart }: Bookings, dateOf: (date: string) => string) =>
    [
      ...(running > 0 && campaigns > running ? [`of ${campaignCount(campaigns)}`] : []),
      ...(nextStart === null ? [] : [`${campaigns === 1 ? '' : 'the next '}starts ${dateOf(nextStart)}`]),
    ].join(', '),
  emptied: (count: number, start: string | null) =>
    count === 1
      ? `has no other board. It ${start === null ? 'runs now' : `starts on ${start}`} and would show nowhere.`
      : `and ${grouped(count - 1)} more have no other board and would show nowhere.`,
} as const;

export const boardFormMessages = {
  nameHint: 'Make it unique',
  addNameHint: "Your board's name. Make it unique.",
  venueHint: 'Choose the type of venue this board is at',
  screenHint: 'Choose the type of screen this is',
  nameFree: 'No other board has this name',
  nameTaken: 'Another board has this name. Make it unique.',
  conflictTitle: (name: string | undefined, isDeleted = false) =>
    `${name ?? 'Somebody else'} ${isDeleted ? 'deleted' : 'saved'} this board in the meantime`,
  conflictFields: 'Fields that differ',
  merged: 'Changed by only one of you, so both changes are kept',
  yours: 'yours',
  theirs: 'theirs',
  outside: (country: string) => `This point lies outside ${country}.`,
  usePoint: (latitude: string, longitude: string) => `Use ${latitude}, ${longitude}`,
  savedAfterUpload: 'The board will be saved as soon as its picture is uploaded.',
  pictureNotUploaded:
    'Not saved yet: the picture could not be uploaded. Upload it again, or cancel it to save without.',
  notAnImage: (name: string) => `${name} is not an image. JPEG, PNG, GIF and WebP images are accepted.`,
} as const;

export const boardMapMessages = {
  table: 'Table',
  showTable: 'Show as a table',
  showMap: 'Show on a map',
  map: 'Map',
  view: 'View',
  inView: 'In this view',
  unplacedTitle: 'Without usable coordinates',
  unplaced: (count: number) => `${boardCount(count)} without usable coordinates`,
  more: (count: number) => `${grouped(count)} more here. Zoom in to see them.`,
  moreUnplaced: (count: number) => `${grouped(count)} more. Filter to see them.`,
  noneHere: 'No boards here.',
  back: 'Back to the boards on the map',
  selectArea: 'Select an area',
  selectView: 'Select all in this view',
  drag: 'Drag a box over the map. Press Escape to cancel.',
  areaTicked: (count: number) => `${boardCount(count)} selected.`,
  together: 'Boards close together',
  showAll: 'Show all boards',
  pixels: (width: number, height: number) => `${String(width)} × ${String(height)} px`,
} as const;

export const boardExportMessages = {
  button: 'Export CSV',
  working: 'Exporting the boards...',
  done: (count: number) => `Exported ${boardCount(count)}.`,
  leftOut: (count: number) =>
    `${counted(count, 'deleted board was', 'deleted boards were')} left out. Filter by 'Deleted' to export them.`,
  failed: (error: string) => `Failed to export the boards. Error: ${error}`,
} as const;

const holders = { owner: 'its media owner, the organisation', venueType: 'its venue type,' } as const;

/** What may not hang on a board. */
export const placementFormMessages = {
  section: 'What may not hang here',
  none: 'No rule holds for it: everything may hang here.',
  holds: (kind: keyof typeof holders, name: string, refused: string, note: string) =>
    `The rule of ${holders[kind]} ${name}, refuses ${refused === '' ? 'nothing' : refused}${note === '' ? '' : ` (${note})`}.`,
  own: 'A rule of its own',
  ownHint: 'Goes before the rules of its media owner (the organisation) and of its venue type.',
  nothing: 'Refuses nothing',
  whyHint: 'Near a school',
} as const;

/** What a change of a placement rule touches. */
export const ruleTouchMessages = {
  bookings: 'running and coming bookings',
  noBookings: 'No running or coming booking changes.',
  stop: (lost: number, boards: number) => `${grouped(lost)} of ${boardCount(boards)} ${lost === 1 ? 'stops' : 'stop'}`,
  back: (gained: number) => `${boardCount(gained)} back`,
  runsNow: 'runs now',
  starts: (date: string) => `starts ${date}`,
  nowhere: 'shows nowhere then',
  unlooked: (count: number) =>
    `${counted(count, 'artwork')} booked here ${count === 1 ? 'has' : 'have'} no category yet.`,
  unlookedHint: 'They may come to be refused, too.',
  review: 'See all booked artworks without a category',
  /** Of a board or a media owner. */
  narrower: (name: string, boards: number) => `The rule of ${name} still holds for ${boardCount(boards)}.`,
} as const;

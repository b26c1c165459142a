import { counted, grouped } from '../ui/format/grouped';

export const addBoardMessages = {
  title: 'Add a new board.',
  subtitle: (team: string) => `Setting up a board for team: ${team}`,
  manualTab: 'MANUAL UPLOAD',
  csvTab: 'CSV UPLOADER',
  apiTab: 'API CALL',
  loadBoards: 'Load Boards',
  loading: 'Loading...',
  loaded: 'Loaded',
  loadedEverything: 'Loaded everything!',
  pastLoads: 'Past loads',
  undoLoad: 'Undo this load',
  onlyCsv: 'Only text/csv is accepted',
  planFailed: 'What the file would change could not be checked.',
  boardsOf: (organisation: string | null, team: string | null) =>
    `boards of ${organisation ?? 'no organisation'}${team === null ? '' : `, team ${team}`}`,
  leaveLoad: {
    title: 'Leave before everything is loaded?',
    lost: "The load stops. What is loaded stays, and 'Unfinished loads' in this tab continues with the rest.",
  },
  noRows: 'This file has a header and no rows.',
  saveAsCsv: (names: readonly string[]) =>
    `Open ${names.length === 1 ? (names[0] ?? '') : 'them'} in your spreadsheet program, choose Save As, then CSV UTF-8, and drop that file.`,
  columnsRead: (headers: readonly string[]) =>
    `Columns, in any order: ${headers.join(', ')}. Only device_id is needed.`,
  template: 'Download a template',
  chooseMediaOwner: 'Choose a Media Owner',
  addTo: (product: string) => `Add to ${product}`,
  alreadyOn: (product: string) => `Already on ${product}`,
  addAll: (count: number | undefined) => (count === undefined ? 'Add all' : `Add all ${grouped(count)}`),
  addAllQuestion: (count: number | undefined, owner: string, product: string) =>
    count === undefined
      ? `Add the screens of ${owner} that are not on ${product} yet?`
      : `Add ${counted(count, 'screen')} of ${owner} to ${product}?`,
  addAllTo: (organisation: string, team: string) => `They will belong to ${organisation}, team ${team}.`,
  addAllSure: 'Yes, add them',
  adding: 'Adding...',
  looking: 'Looking...',
  addingAll: 'Adding the boards...',
  addedAll: (added: number, already: number, product: string) =>
    `${counted(added, 'board')} added${already === 0 ? '' : `, ${grouped(already)} already on ${product}`}`,
  addFailed: (error: string) => `Failed to add the board. Error: ${error}`,
  noDeviceId: 'No device id',
  category: 'Category',
  screens: 'Screens',
  screenName: 'Name',
  deviceId: 'Device id',
  action: 'Action',
  noScreens: 'This media owner has no screens.',
  noPublishers: 'The provider lists no media owners.',
  chooseFirst: 'Choose a media owner to see its screens.',
  noProvider: 'No screen-inventory provider is configured. Set INVENTORY_URL on the API server.',
  reading: (rows: number, pages: number, pause?: number) =>
    (pages === 0 ? 'Asking the provider...' : `Reading... ${grouped(rows)} so far, ${counted(pages, 'page')}`) +
    (pause === undefined ? '' : `. The provider asked to wait ${counted(pause, 'second')}`),
  read: (screens: number, pages: number) => `${counted(screens, 'screen')}, read in ${counted(pages, 'page')}`,
  unreadable: (records: number) =>
    records === 1 ? '1 record could not be read.' : `${grouped(records)} records could not be read.`,
  misplaced: (screens: number) =>
    `${counted(screens, 'screen')} will have no coordinates. Latitude must be between -90 and 90, and longitude between -180 and 180. They may be swapped.`,
  alike: (screens: number) =>
    `${counted(screens, 'screen')} ${screens === 1 ? 'has an id' : 'have ids'} that only case, leading zeros or similar characters tell from another in this list. Each becomes a board of its own.`,
  shortfall: ({ announced, listed }: { announced: number; listed: number }) =>
    `The provider says that it has ${grouped(announced)}, but listed ${grouped(listed)}. Its list may have changed in the meantime: read it again.`,
  countOn: (count: number, product: string, isFinal: boolean) =>
    `${grouped(count)} already on ${product}${isFinal ? '' : ' so far'}`,
  publishersFailed: 'The media owners could not be read.',
  cancelled: 'Reading was cancelled.',
} as const;

import { grouped } from '../ui/format/grouped';

export const boardMessages = {
  heading: (organisation: string | undefined) => (organisation ? `All boards of ${organisation}` : 'All boards'),
  empty: 'There are no boards to show.',
  /** `deleted`: how many of the boards are deleted, if the list includes them. */
  subtitle: (boards: number, countries: number | undefined, team?: string, deleted = 0) =>
    `${grouped(boards)} ${boards === 1 ? 'board' : 'boards'}${countries === undefined || countries === 0 ? '' : ` in ${grouped(countries)} ${countries === 1 ? 'country' : 'countries'}`}${deleted === 0 ? '' : `, ${grouped(deleted)} of them deleted`}${team === undefined ? '' : `, team ${team}`}`,
  search: 'Search boards',
  searchHint: 'Search name, city or device id',
  name: 'Board Name',
  country: 'Country',
  city: 'City',
  mediaOwner: 'Media Owner',
  type: 'Type',
  image: 'Image',
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
  working: {
    delete: 'Deleting the selected boards...',
    pause: 'Pausing the selected boards...',
    resume: 'Resuming the selected boards...',
  },
  paused: (count: number, pausedNow: boolean) =>
    `${String(count)} ${count === 1 ? 'board' : 'boards'} ${pausedNow ? 'paused' : 'active again'}.`,
  usedBy: (campaigns: readonly string[]) =>
    `Used by ${String(campaigns.length)} ${campaigns.length === 1 ? 'campaign' : 'campaigns'}: ${campaigns.slice(0, 5).join(', ')}${campaigns.length > 5 ? ', …' : ''}`,
  onlyFirst: (count: number, total: number) =>
    `Selected the first ${grouped(count)} of ${grouped(total)} boards. Filter the list to reach the others.`,
  actFailed: (details: string) => `Failed to save the boards. Error: ${details}`,
} as const;

export const boardFormMessages = {
  nameHint: 'Make it unique',
  addNameHint: "Your board's name. Make it unique.",
  location: 'location',
  latitude: 'latitude',
  longitude: 'longitude',
  venueHint: 'Choose the type of venue this board is at',
  screenHint: 'Choose the type of screen this is',
  verticalResolution: 'Vertical Resolution',
  horizontalResolution: 'Horizontal Resolution',
  nameFree: 'No other board has this name',
  nameTaken: 'Another board has this name. Make it unique.',
  merged: 'Changed by only one of you, so both changes are kept',
  yours: 'yours',
  theirs: 'theirs',
  saveMerged: 'Save the chosen values',
  takeTheirs: 'Use theirs, discard mine',
  outside: (country: string) => `This point lies outside ${country}.`,
  usePoint: (latitude: string, longitude: string) => `Use ${latitude}, ${longitude}`,
  savedAfterUpload: 'The board will be saved as soon as its picture is uploaded.',
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
  unplaced: (count: number) => `${grouped(count)} ${count === 1 ? 'board' : 'boards'} without usable coordinates`,
  more: (count: number) => `${grouped(count)} more here. Zoom in to see them.`,
  moreUnplaced: (count: number) => `${grouped(count)} more. Filter to see them.`,
  noneHere: 'No boards here.',
  back: 'Back to the boards on the map',
  selectArea: 'Select an area',
  selectView: 'Select all in this view',
  drag: 'Drag a box over the map. Press Escape to cancel.',
  areaTicked: (count: number) => `${grouped(count)} ${count === 1 ? 'board' : 'boards'} selected.`,
  together: 'Boards close together',
  showAll: 'Show all boards',
  pixels: (width: number, height: number) => `${String(width)} × ${String(height)} px`,
} as const;

export const boardExportMessages = {
  button: 'Export CSV',
  working: 'Exporting the boards...',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  cancel: 'Cancel',
  done: (count: number) => `Exported ${grouped(count)} ${count === 1 ? 'board' : 'boards'}.`,
  leftOut: (count: number) =>
    `${grouped(count)} deleted ${count === 1 ? 'board was' : 'boards were'} left out. Filter by 'Deleted' to export them.`,
  failed: (error: string) => `Failed to export the boards. Error: ${error}`,
} as const;

import type { Board } from '#contract/boards';

/** A board as the API answers it. */
export const aBoardRow = (given: Partial<Board> = {}): Board => ({
  _id: 'brd_1', boardname: 'Tagus Riverside Bulletin', boardcoords: { lat: 38.7223, long: -9.1393 }, boardloc: { city: 'Lisbon', state: 'Lisboa', country: 'Portugal' }, boardsize: { height: 400, width: 840 },
  boardminCPI: null, surfaceArea: 28.5, boardOwner: 'org_1', team: 'team_1', reachBoardID: '104201', device_id: 'broadsign.com:481517333', publisher_id: '37', publisher_name: 'Citylight DOOH', opening_hours: '',
  screenType: 'Highway Billboard', venueType: 'Roadside', adTypes: ['static'], boardPaused: false, isDeleted: false, boardFile: null, boardImgURL: 'https://pictures.example/tagus.jpg', imageURL: null, campaigns: 3,
  lastEdited: '2026-11-18T10:00:00.000Z', version: 4, ...given,
});

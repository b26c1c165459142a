import type { BoardValues } from './board';

/** Name and type of the column of each value. */
export const valueColumns: Readonly<Record<keyof BoardValues, readonly [name: string, type: string]>> = {
  boardname: ['boardname', 'text'],
  lat: ['lat', 'float8'],
  long: ['long', 'float8'],
  city: ['city', 'text'],
  state: ['state', 'text'],
  country: ['country', 'text'],
  height: ['height', 'int'],
  width: ['width', 'int'],
  minCpiMicros: ['min_cpi_micros', 'bigint'],
  surfaceArea: ['surface_area', 'float8'],
  boardOwner: ['board_owner', 'text'],
  team: ['team', 'text'],
  reachBoardId: ['reach_board_id', 'text'],
  deviceId: ['device_id', 'text'],
  publisherId: ['publisher_id', 'text'],
  publisherName: ['publisher_name', 'text'],
  openingHours: ['opening_hours', 'text'],
  screenType: ['screen_type', 'text'],
  venueType: ['venue_type', 'text'],
  adTypes: ['ad_types', 'jsonb'],
  boardPaused: ['board_paused', 'bool'],
  isDeleted: ['is_deleted', 'bool'],
  boardFile: ['board_file', 'text'],
  boardImgUrl: ['board_img_url', 'text'],
};

import { isImageAddress } from '#contract/boardFields';
import { venueTypes } from '../../boardTypes';
import { countries } from '#contract/countries/countries';
import { checkResolution } from './checkResolution';
import { issue, type Column, type CsvField, type ImportOnlyField } from './column';
import { checkCoordinates, parseDegrees } from './coordinates';
import { checkCountry, countryText } from './country';
import { damagedId } from './ids';
import { readPixels, readResolution, sidesOf } from './resolution';
import { synonyms } from './synonyms';
import { adTypes, adTypesOf, checkAdTypes, checkVenue } from './types';

const noDevice = issue(
  'error',
  'no-device',
  ['device_id'],
  'The device id is missing: the row cannot be matched to a board. Fill it in.',
);
/** Lists that were joined repeat their header, and turned ones have it in their first column. */
const nameOfColumn = issue('error', 'header', ['device_id'], 'This is the name of a column. It is no device id.');
const keptName = 'This may be the name of a column. It is kept as a device id.';
const maybeNameOfColumn = issue('warning', 'maybe-header', ['device_id'], keptName);
/** Names of columns that are as well short ids or words for a board. */
const alsoId = /^(?:[a-z]|screen|board|title)$/;
/** `www.example.com/a.jpg`, `//cdn.example.com/a.jpg`. */
const withoutScheme = /^(?:\/\/)?((?:www\.|(?:[a-z\d-]+\.)+[a-z]{2,}\/).+)$/i;
/** The API would refuse the row. */
function noAddress(url: string) {
  const [, bare] = withoutScheme.exec(url) ?? [];
  const whole = (bare === undefined ? url : `https://${bare}`).replaceAll(' ', '%20');
  const label = bare === undefined ? 'Write its spaces as %20' : 'Put https:// before it';
  const wanted = 'Begin it with https://, and write spaces as %20.';
  return issue('error', 'image', ['boardImgURL'], `'${url.slice(0, 80)}' is not an address. ${wanted}`, {
    summary: `Not an address of a picture. ${wanted}`,
    fix: isImageAddress(whole)
      ? { label, cells: { boardImgURL: whole } }
      : { label: 'Take as missing', cells: { boardImgURL: '' } },
  });
}
const unknownWay = issue(
  'warning',
  'unknown-way',
  ['orientation'],
  'No word of this column is known: it does not say how the boards hang. Write portrait or landscape.',
  { fix: { label: 'Take as missing', cells: { orientation: '' } } },
);
const noName = issue('warning', 'no-name', ['boardname'], 'The board has no name.');

/**
 * All that the product knows of the columns of a CSV file, in the order of the specification's table: a new column or
 * a new rule for one is written here alone.
 */
export const csvColumns: readonly Column[] = [
  {
    field: 'reachBoardID',
    header: 'id',
    label: 'Id',
    fills: ['reachBoardID'],
    isId: true,
    check: (id) => damagedId('reachBoardID', id ?? ''),
    write: (draft, id) => (draft.reachBoardID = id),
  },
  {
    field: 'device_id',
    header: 'device_id',
    label: 'Device id',
    fills: ['device_id'],
    isId: true,
    check: (id = '') => (id === '' ? noDevice : (columnNames.get(id.toLowerCase()) ?? damagedId('device_id', id))),
    write: (draft, id) => (draft.device_id = id),
  },
  {
    field: 'publisher_id',
    header: 'publisher_id',
    label: 'Publisher id',
    fills: ['publisher_id'],
    isId: true,
    check: (id) => damagedId('publisher_id', id ?? ''),
    write: (draft, id) => (draft.publisher_id = id),
  },
  {
    field: 'publisher_name',
    header: 'publisher_name',
    label: 'Publisher name',
    fills: ['publisher_name'],
    write: (draft, name) => (draft.publisher_name = name),
  },
  {
    field: 'boardname',
    header: 'screen_name',
    label: 'Screen name',
    fills: ['boardname'],
    longest: 300,
    check: (name) => (name === '' ? noName : null),
    write: (draft, name) => (draft.boardname = name),
  },
  {
    field: 'lat',
    header: 'latitude',
    label: 'Latitude',
    fills: ['boardcoords.lat'],
    check: (_lat, row) => checkCoordinates(row),
    write: ({ boardcoords }, lat) => (boardcoords.lat = parseDegrees(lat, 'lat')),
  },
  {
    field: 'long',
    header: 'longitude',
    label: 'Longitude',
    fills: ['boardcoords.long'],
    write: ({ boardcoords }, long) => (boardcoords.long = parseDegrees(long, 'long')),
  },
  {
    // `SheetCells` divides it into latitude and longitude.
    field: 'place',
    header: 'latitude, longitude in one column',
    label: 'Coordinates',
    fills: ['boardcoords.lat', 'boardcoords.long'],
    importOnly: true,
    write: () => undefined,
  },
  {
    field: 'city',
    header: 'City',
    label: 'City',
    fills: ['boardloc.city'],
    doubtful: new Set(['Nan']), // a town in Thailand
    write: ({ boardloc }, city) => (boardloc.city = city),
  },
  {
    field: 'state',
    header: 'Region',
    label: 'Region',
    fills: ['boardloc.state'],
    values: new Set(['N.D.', 'S.D.', 'N. D.', 'S. D.']), // North and South Dakota
    doubtful: new Set(['NA']), // Napoli and Navarra, if the others are codes of provinces too
    write: ({ boardloc }, state) => (boardloc.state = state),
  },
  {
    field: 'country',
    header: 'Country',
    label: 'Country',
    fills: ['boardloc.country'],
    values: new Set(['NA', 'na']), // Namibia
    options: countries,
    check: checkCountry,
    write: ({ boardloc }, country) => (boardloc.country = countryText(country)),
  },
  {
    field: 'width',
    header: 'Width in pixels',
    label: 'Width',
    fills: ['boardsize.width'],
    importOnly: true,
    write: ({ boardsize }, width) => (boardsize.width = readPixels(width) ?? ''),
  },
  {
    field: 'height',
    header: 'Height in pixels',
    label: 'Height',
    fills: ['boardsize.height'],
    importOnly: true,
    write: ({ boardsize }, height) => (boardsize.height = readPixels(height) ?? ''),
  },
  {
    // It tells which number of the resolution is the width.
    field: 'orientation',
    header: 'Orientation',
    label: 'Orientation',
    fills: [],
    importOnly: true,
    check: (text = '', { unreadOrientation }) => (unreadOrientation && text !== '' ? unknownWay : null),
    write: () => undefined,
  },
  {
    // It tells whether sizes are in pixels.
    field: 'unit',
    header: 'Unit of sizes',
    label: 'Unit',
    fills: [],
    importOnly: true,
    write: () => undefined,
  },
  {
    field: 'resolution',
    header: 'Screen Resolution',
    label: 'Screen resolution',
    fills: ['boardsize.height', 'boardsize.width'],
    check: (_resolution, row) => checkResolution(row),
    write: ({ boardsize }, text, fileOrder) => {
      const found = readResolution(text);
      if (found === null) return;
      Object.assign(boardsize, sidesOf(found, fileOrder));
    },
  },
  {
    field: 'screenType',
    header: 'Screen Type',
    label: 'Screen type',
    fills: ['screenType'],
    write: (draft, type) => (draft.screenType = type),
  },
  {
    field: 'venueType',
    header: 'Venue Type',
    label: 'Venue type',
    fills: ['venueType'],
    options: venueTypes,
    check: checkVenue,
    write: (draft, type) => (draft.venueType = type),
  },
  {
    field: 'adTypes',
    header: 'Ad Types',
    label: 'Ad types',
    fills: ['adTypes'],
    options: adTypes,
    check: (types) => checkAdTypes(types ?? ''),
    write: (draft, text) => (draft.adTypes = [...adTypesOf(text)]),
  },
  {
    field: 'boardImgURL',
    header: 'screen_img_url',
    label: 'Image',
    fills: ['boardImgURL'],
    longest: 2000,
    check: (url = '') => (url === '' || isImageAddress(url) ? null : noAddress(url)),
    write: (draft, url) => (draft.boardImgURL = url),
  },
];

/** Of fields whose names are hardly words of an id. */
const otherNames = (['boardname', 'lat', 'long', 'resolution'] as const).flatMap((field) => synonyms[field]);
const columnNames = new Map(
  [...csvColumns.flatMap(({ header, label }) => [header, label]), ...otherNames].map((name) => [
    name.toLowerCase(),
    alsoId.test(name) ? maybeNameOfColumn : nameOfColumn,
  ]),
);
const byField = new Map(csvColumns.map((column) => [column.field, column]));
export const columnOf = (field: CsvField): Column => byField.get(field) as Column; // every field has its column
export const labelOf = (field: CsvField): string => columnOf(field).label;
/** A column of the template and of our own export. */
type ExportColumn = Column & { field: Exclude<CsvField, ImportOnlyField> };
const isExported = (column: Column): column is ExportColumn => column.importOnly !== true;
export const exportColumns = csvColumns.filter(isExported);

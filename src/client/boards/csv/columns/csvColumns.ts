import { venueTypes } from '../../boardTypes';
import { countries } from '../../countries/countries';
import { issue, type Column, type CsvField, type ImportOnlyField } from './column';
import { checkCoordinates, degreesOf } from './coordinates';
import { checkCountry, countryText } from './country';
import { damagedId } from './ids';
import { checkResolution, readPixels, readResolution } from './resolution';
import { adTypes, adTypesOf, checkAdTypes, checkVenue } from './types';

const noDevice = issue(
  'error',
  'no-device',
  ['device_id'],
  'The device id is missing: the row cannot be matched to a board. Fill it in.',
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
    aliases: ['reachboardid', 'reachid'],
    fills: ['reachBoardID'],
    isId: true,
    check: (id) => damagedId('reachBoardID', id ?? ''),
    write: (draft, id) => (draft.reachBoardID = id),
  },
  {
    field: 'device_id',
    header: 'device_id',
    label: 'Device id',
    aliases: ['playerdeviceid', 'device', 'deviceidentifier', 'playerid'],
    fills: ['device_id'],
    isId: true,
    check: (id = '') => (id === '' ? noDevice : damagedId('device_id', id)),
    write: (draft, id) => (draft.device_id = id),
  },
  {
    field: 'publisher_id',
    header: 'publisher_id',
    label: 'Publisher id',
    aliases: [],
    fills: ['publisher_id'],
    isId: true,
    check: (id) => damagedId('publisher_id', id ?? ''),
    write: (draft, id) => (draft.publisher_id = id),
  },
  {
    field: 'publisher_name',
    header: 'publisher_name',
    label: 'Publisher name',
    aliases: ['publisher', 'mediaowner', 'owner', 'vendor'],
    fills: ['publisher_name'],
    write: (draft, name) => (draft.publisher_name = name),
  },
  {
    field: 'boardname',
    header: 'screen_name',
    label: 'Screen name',
    aliases: ['name', 'boardname', 'screen', 'board', 'sitename', 'title'],
    fills: ['boardname'],
    longest: 300,
    check: (name) => (name === '' ? noName : null),
    write: (draft, name) => (draft.boardname = name),
  },
  {
    field: 'lat',
    header: 'latitude',
    label: 'Latitude',
    aliases: ['lat'],
    fills: ['boardcoords.lat'],
    check: (_lat, row) => checkCoordinates(row),
    write: ({ boardcoords }, lat) => (boardcoords.lat = degreesOf(lat, 'lat')),
  },
  {
    field: 'long',
    header: 'longitude',
    label: 'Longitude',
    aliases: ['long', 'lng', 'lon'],
    fills: ['boardcoords.long'],
    write: ({ boardcoords }, long) => (boardcoords.long = degreesOf(long, 'long')),
  },
  {
    // `SheetCells` divides it into latitude and longitude.
    field: 'place',
    header: 'latitude, longitude in one column',
    label: 'Coordinates',
    aliases: (
      'coordinates coordinate coords latlong latlng latlon latitude/longitude latitudelongitude lat/long lat/lng lat/lon ' +
      'lat,long lat,lng lat,lon geo geocoordinates geolocation geopoint geom geometry gps gpscoordinates point wkt'
    ).split(' '),
    fills: ['boardcoords.lat', 'boardcoords.long'],
    importOnly: true,
    write: () => undefined,
  },
  {
    field: 'city',
    header: 'City',
    label: 'City',
    aliases: ['town', 'locality'],
    fills: ['boardloc.city'],
    write: ({ boardloc }, city) => (boardloc.city = city),
  },
  {
    field: 'state',
    header: 'Region',
    label: 'Region',
    aliases: ['state', 'province', 'county'],
    fills: ['boardloc.state'],
    write: ({ boardloc }, state) => (boardloc.state = state),
  },
  {
    field: 'country',
    header: 'Country',
    label: 'Country',
    aliases: ['countryname', 'countrycode'],
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
    aliases:
      'width widthpx pxwidth pixelwidth widthpixels widthinpx screenwidth resolutionwidth resolutionx horizontalresolution hres resx'.split(
        ' ',
      ),
    fills: ['boardsize.width'],
    importOnly: true,
    write: ({ boardsize }, width) => (boardsize.width = readPixels(width) ?? ''),
  },
  {
    field: 'height',
    header: 'Height in pixels',
    label: 'Height',
    aliases:
      'height heightpx pxheight pixelheight heightpixels heightinpx screenheight resolutionheight resolutiony verticalresolution vres resy'.split(
        ' ',
      ),
    fills: ['boardsize.height'],
    importOnly: true,
    write: ({ boardsize }, height) => (boardsize.height = readPixels(height) ?? ''),
  },
  {
    field: 'resolution',
    header: 'Screen Resolution',
    label: 'Screen resolution',
    aliases: ['resolution', 'pixels', 'screensize', 'dimensions'],
    fills: ['boardsize.height', 'boardsize.width'],
    check: (_resolution, row) => checkResolution(row),
    write: ({ boardsize }, text, fileOrder) => {
      const found = readResolution(text);
      if (found === null) return;
      const isHeightFirst = (found.order ?? fileOrder) === 'height-first';
      boardsize.height = isHeightFirst ? found.first : found.second;
      boardsize.width = isHeightFirst ? found.second : found.first;
    },
  },
  {
    field: 'screenType',
    header: 'Screen Type',
    label: 'Screen type',
    aliases: [],
    fills: ['screenType'],
    write: (draft, type) => (draft.screenType = type),
  },
  {
    field: 'venueType',
    header: 'Venue Type',
    label: 'Venue type',
    aliases: ['venue', 'venuecategory'],
    fills: ['venueType'],
    options: venueTypes,
    check: checkVenue,
    write: (draft, type) => (draft.venueType = type),
  },
  {
    field: 'adTypes',
    header: 'Ad Types',
    label: 'Ad types',
    aliases: ['allowedadtypesid', 'allowedadtypes'],
    fills: ['adTypes'],
    options: adTypes,
    check: (types) => checkAdTypes(types ?? ''),
    write: (draft, text) => (draft.adTypes = [...adTypesOf(text)]),
  },
  {
    field: 'boardImgURL',
    header: 'screen_img_url',
    label: 'Image',
    aliases: ['imageurl'],
    fills: ['boardImgURL'],
    longest: 2000,
    write: (draft, url) => (draft.boardImgURL = url),
  },
];

const byField = new Map(csvColumns.map((column) => [column.field, column]));
export const columnOf = (field: CsvField): Column => byField.get(field) as Column; // every field has its column
export const labelOf = (field: CsvField): string => columnOf(field).label;
/** A column of the template and of our own export. */
type ExportColumn = Column & { field: Exclude<CsvField, ImportOnlyField> };
const isExported = (column: Column): column is ExportColumn => column.importOnly !== true;
export const exportColumns = csvColumns.filter(isExported);

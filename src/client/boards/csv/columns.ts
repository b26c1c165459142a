/** The field that a column fills; `resolution` is split into height and width in the chosen order. */
export type CsvField =
  | 'boardname'
  | 'lat'
  | 'long'
  | 'city'
  | 'state'
  | 'country'
  | 'resolution'
  | 'reachBoardID'
  | 'device_id'
  | 'publisher_id'
  | 'publisher_name'
  | 'screenType'
  | 'venueType'
  | 'adTypes'
  | 'boardImgURL';

interface Column {
  field: CsvField;
  /** As the specification's table (section 3) writes it; also the header of our own export. */
  header: string;
  /** Other names of the column, folded. */
  aliases: readonly string[];
}

/** The specification's mapping, in the order of its table, with the names in the provider's publisher template. */
export const csvColumns: readonly Column[] = [
  { field: 'reachBoardID', header: 'id', aliases: ['reachboardid', 'reachid'] },
  { field: 'device_id', header: 'device_id', aliases: ['playerdeviceid', 'device', 'deviceidentifier', 'playerid'] },
  { field: 'publisher_id', header: 'publisher_id', aliases: [] },
  { field: 'publisher_name', header: 'publisher_name', aliases: ['publisher', 'mediaowner', 'owner', 'vendor'] },
  { field: 'boardname', header: 'screen_name', aliases: ['name', 'boardname', 'screen', 'board', 'sitename', 'title'] },
  { field: 'lat', header: 'latitude', aliases: ['lat'] },
  { field: 'long', header: 'longitude', aliases: ['long', 'lng', 'lon'] },
  { field: 'city', header: 'City', aliases: ['town', 'locality'] },
  { field: 'state', header: 'Region', aliases: ['state', 'province', 'county'] },
  { field: 'country', header: 'Country', aliases: ['countryname'] },
  { field: 'resolution', header: 'Screen Resolution', aliases: ['resolution', 'pixels', 'screensize', 'dimensions'] },
  { field: 'screenType', header: 'Screen Type', aliases: [] },
  { field: 'venueType', header: 'Venue Type', aliases: ['venue', 'venuecategory'] },
  { field: 'adTypes', header: 'Ad Types', aliases: ['allowedadtypesid', 'allowedadtypes'] },
  { field: 'boardImgURL', header: 'screen_img_url', aliases: ['imageurl'] },
];

/** `Screen_Resolution `, `screen resolution` and `SCREEN-RESOLUTION` are the same. */
export const foldHeader = (header: string): string =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_:.-]+/g, '');

/** The user's choice of columns by position: a field, or null to ignore the column. */
export type ChosenColumns = ReadonlyMap<number, CsvField | null>;

export interface ColumnMatch {
  /** The file's own headers. */
  headers: string[];
  /** Position of each known column in the file. */
  positions: Partial<Record<CsvField, number>>;
  /** Unknown headers, which are ignored with a notice. */
  ignored: string[];
  /** Known headers that occur more than once; the first counts. */
  repeated: string[];
  /** Known columns that the file lacks. */
  missing: string[];
  dialect: 'inventory' | 'publisher-template';
}

/** Matches columns by name, in any order; `chosen` takes precedence. */
export function matchColumns(headers: readonly string[], chosen: ChosenColumns = new Map()): ColumnMatch {
  const folded = headers.map(foldHeader);
  const positions: Partial<Record<CsvField, number>> = {};
  const doubles = new Set<number>();
  for (const { field, header, aliases } of csvColumns) {
    const names = [foldHeader(header), ...aliases];
    // The specification's header takes precedence over an alias further left.
    const [best, ...rest] = names.flatMap((name) =>
      folded.flatMap((each, position) => (each === name ? [position] : [])),
    );
    if (best === undefined) continue;
    positions[field] = best;
    for (const position of rest) doubles.add(position);
  }
  const template = folded.includes('venuetypesid') || folded.includes('allowedadtypesid');
  // In that template the screen type is one of the provider's own ids.
  if (template) delete positions.screenType;
  choose(positions, chosen);
  const used = new Set(Object.values(positions));
  return {
    headers: [...headers],
    positions,
    ignored: headers.filter(
      (header, position) => !used.has(position) && !doubles.has(position) && header.trim() !== '',
    ),
    repeated: headers.filter((_, position) => doubles.has(position) && !used.has(position)),
    missing: csvColumns
      .filter(({ field }) => positions[field] === undefined && field !== 'boardImgURL')
      .map(({ header }) => header),
    dialect: template ? 'publisher-template' : 'inventory',
  };
}

/** A field is filled by one column, and a column fills one field. */
function choose(positions: Partial<Record<CsvField, number>>, chosen: ChosenColumns): void {
  for (const [position, field] of chosen) {
    for (const { field: other } of csvColumns)
      if (positions[other] === position) Reflect.deleteProperty(positions, other);
    if (field !== null) positions[field] = position;
  }
}

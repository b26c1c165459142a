type Box = readonly [west: number, south: number, east: number, north: number];

/**
 * The land of each country in boxes of whole degrees, from Natural Earth's 1:110m map (the package world-atlas): an ISO code and
 * `west,south,east,north` of each part. Small islands are not in it.
 */
const table =
  'AE 51,22,57,27;AF 60,29,76,39;AL 19,39,22,43;AM 43,38,47,42;AO 11,-18,25,-4;AR -74,-56,-53,-21;AT 9,46,17,50' +
  ';AU 113,-44,154,-10;AZ 44,38,51,42;BA 15,42,20,46;BD 88,20,93,27;BE 2,49,7,52;BF -6,9,3,16;BG 22,41,29,45' +
  ';BI 29,-5,31,-2;BJ 0,6,4,13;BN 114,4,116,6;BO -70,-23,-57,-9;BR -74,-34,-34,6;BS -79,23,-76,28;BT 88,26,93,29' +
  ';BW 19,-27,30,-17;BY 23,51,33,57;BZ -90,15,-88,19;CA -141,41,-52,84;CD 12,-14,32,6;CF 14,2,28,12;CG 11,-6,19,4' +
  ';CH 6,45,11,48;CI -9,4,-2,11;CL -76,-56,-66,-17;CM 8,1,17,13;CN 73,18,136,54;CO -79,-5,-66,13;CR -86,8,-82,12' +
  ';CU -85,19,-74,24;CY 32,34,35,36;CZ 12,48,19,52;DE 5,47,16,55;DJ 41,10,44,13;DK 8,54,13,58;DO -72,17,-68,20' +
  ';DZ -9,19,13,38;EC -81,-5,-75,2;EE 23,57,29,60;EG 24,22,37,32;EH -18,21,-8,28;ER 36,12,44,18;ES -10,35,4,44' +
  ';ET 32,3,48,15;FI 20,59,32,71;FJ -180,-19,180,-16;FK -62,-53,-57,-51;FR -5,41,10,52 -55,2,-51,6;GA 8,-4,15,3' +
  ';GB -8,49,2,59;GE 39,41,47,44;GH -4,4,2,12;GL -74,60,-12,84;GM -17,13,-13,14;GN -16,7,-7,13;GQ 9,1,12,3' +
  ';GR 20,34,27,42;GT -93,13,-88,18;GW -17,11,-13,13;GY -62,1,-56,9;HN -90,12,-83,17;HR 13,42,20,47' +
  ';HT -75,18,-71,20;HU 16,45,23,49;ID 95,-11,142,6;IE -10,51,-6,56;IL 34,29,36,34;IN 68,7,98,36;IQ 38,29,49,38' +
  ';IR 44,25,64,40;IS -25,63,-13,67;IT 6,36,19,48;JM -79,17,-76,19;JO 34,29,40,34;JP 129,31,146,46;KE 33,-5,42,6' +
  ';KG 69,39,81,44;KH 102,10,108,15;KP 124,37,131,43;KR 126,34,130,39;KW 46,28,49,31;KZ 46,40,88,56' +
  ';LA 100,13,108,23;LB 35,33,37,35;LK 79,5,82,10;LR -12,4,-7,9;LS 26,-31,30,-28;LT 21,53,27,57;LU 5,49,7,51' +
  ';LV 21,55,29,58;LY 9,19,26,34;MA -18,21,-1,36;MD 26,45,31,49;ME 18,41,21,44;MG 43,-26,51,-12;MK 20,40,23,43' +
  ';ML -13,10,5,25;MM 92,9,102,29;MN 87,41,120,53;MR -18,14,-4,28;MW 32,-17,36,-9;MX -118,14,-86,33' +
  ';MY 109,0,120,7 100,1,105,7;MZ 30,-27,41,-10;NA 11,-30,26,-16;NC 164,-23,168,-20;NE 0,11,16,24;NG 2,4,15,14' +
  ';NI -88,10,-83,16;NL 3,50,8,54;NO 4,58,32,72 10,76,28,81;NP 80,26,89,31;NZ 166,-47,179,-34;OM 52,16,60,27' +
  ';PA -83,7,-77,10;PE -82,-19,-68,0;PG 141,-11,157,-2;PH 117,5,127,19;PK 60,23,78,38;PL 14,49,25,55' +
  ';PR -68,17,-65,19;PS 34,31,36,33;PT -10,36,-6,43;PY -63,-28,-54,-19;QA 50,24,52,27;RO 20,43,30,49;RS 18,42,23,47' +
  ';RU -180,41,180,82;RW 29,-3,31,-1;SA 34,16,56,33;SB 156,-11,163,-6;SD 21,8,39,23;SE 11,55,24,70;SI 13,45,17,47' +
  ';SK 16,47,23,50;SL -14,6,-10,11;SN -18,12,-11,17;SO 40,-2,52,13;SR -59,1,-53,7;SS 23,3,36,13;SV -91,13,-87,15' +
  ';SY 35,32,43,38;SZ 30,-28,33,-25;TD 13,7,24,24;TF 68,-50,71,-48;TG -1,5,2,12;TH 97,5,106,21;TJ 67,36,75,41' +
  ';TL 124,-10,128,-8;TM 52,35,67,43;TN 7,30,12,38;TR 26,35,45,43;TT -62,10,-60,11;TW 120,21,122,26;TZ 29,-12,41,0' +
  ';UA 22,45,41,53;UG 29,-2,36,5;US -125,25,-66,50 -172,54,-129,72 -160,18,-154,23;UY -59,-35,-53,-30' +
  ';UZ 55,37,74,46;VE -74,0,-59,13;VN 102,8,110,24;VU 166,-17,168,-14;YE 42,12,54,19;ZA 16,-35,33,-22' +
  ';ZM 21,-18,34,-8;ZW 25,-23,33,-15';

const boxes = new Map<string, readonly Box[]>(
  table.split(';').map((entry) => {
    const [code = '', ...parts] = entry.split(' ');
    return [code, parts.map((part) => part.split(',').map(Number) as unknown as Box)]; // four numbers, as the table is written
  }),
);

const fold = (name: string): string => name.trim().toLowerCase();
const names = new Intl.DisplayNames('en', { type: 'region' });
/** Alternative names of countries in files. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  'czech republic': 'CZ',
  holland: 'NL',
  'south korea': 'KR',
  'republic of korea': 'KR',
  'viet nam': 'VN',
  uae: 'AE',
  turkey: 'TR',
};
const codes = new Map<string, string>([
  ...[...boxes.keys()].flatMap((code) => [[fold(code), code] as const, [fold(names.of(code) ?? code), code] as const]),
  ...Object.entries(aliases),
]);

/** Whether a text is the name, an alternative name or the ISO code of a country with land in the table. */
export const isKnownCountry = (country: string): boolean => codes.has(fold(country));

/** Whether a point lies in the country or close to it; undefined for a country that is not known. */
export function isInCountry(country: string, lat: number, long: number): boolean | undefined {
  const code = codes.get(fold(country));
  return code === undefined
    ? undefined
    : boxes
        .get(code)
        ?.some(([west, south, east, north]) => long >= west && long <= east && lat >= south && lat <= north);
}

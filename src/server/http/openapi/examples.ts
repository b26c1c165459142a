import { resolve, type ApiDocument, type JsonSchema } from './jsonSchema';

const moment = '2026-11-21T09:30:00.000Z';
const anId = '65f1c0de8a3b4c5d6e7f8091';

/** Example values by field name, where the name says more than the type. The first matching pattern counts. */
const byName: readonly (readonly [RegExp, unknown])[] = [
  [/^(login)?email$/i, 'robin.vale@example.com'],
  [/^username$/, 'robin.vale@example.com'],
  [/^(loginPass|password|currentPassword|newPassword)$/, 'six green bottles'],
  [/^(token|tokenToStore)$/, 'mq_Zm9yIHRoZSBkb2N1bWVudGF0aW9uIG9ubHkgLS0tLS0'],
  [/^totp$/, '492039'],
  [/^secret$/, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  [/^uri$/, 'otpauth://totp/Marquee:robin.vale%40example.com?issuer=Marquee&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  [/^recoveryCodes$/, ['k3h7q-2mwpz', 'x5d2a-9rtc4']],
  [/^firstName$/, 'Robin'],
  [/^lastName$/, 'Vale'],
  [/^(by|changedBy|submittedBy|undoneBy)$/, 'Robin Vale'],
  [/^(at|lastAt|.*(At|Seen|Time)|date\w*|last(Edited|Seen))$/, moment],
  [/^recentPages$/, ['/boards?page=2', '/campaigns']],
  [/^orgName$|^parentOrgName$/, 'Halden Outdoor'],
  [/^orgType$/, 'Board Owner'],
  [/^teamName$/, 'City screens'],
  [/^fundsAvailable$|^balance$/, 120.5],
  [/^amount$/, 50],
  [/^note$/, 'Invoice 2026-118'],
  [/^boardname$/, 'Halden Square North'],
  [/^lat(itude)?$/, 51.5072],
  [/^long(itude)?$/, -0.1276],
  [/^city$/, 'London'],
  [/^state$/, 'England'],
  [/^country$/, 'United Kingdom'],
  [/^height$/, 1920],
  [/^width$/, 1080],
  [/^surfaceArea$/, 12.5],
  [/^venueType$/, 'Roadside'],
  [/^screenType$/, 'Digital Poster'],
  [/^adTypes$/, ['image', 'video']],
  [/^opening_hours$/, 'Mo-Su 06:00-24:00'],
  [/^device_id$/, 'HLD-0042'],
  [/^publisher_name$|^publisher$/, 'Halden'],
  [/^boardImgURL$/, 'https://pictures.example/halden-square.jpg'],
  [/^(fileURL|previewURL|url)$/, 'http://localhost:3000/files/0kQ8f3Xv1c5Zp7Lr2sTn9w'],
  [/^fileName$/, 'spring-sale_1080x1920.png'],
  [/^(fileFormat|fileType|type)$/, 'image/png'],
  [/^campaignName$/, 'Spring sale'],
  [/^adName$/, 'Spring sale, portrait'],
  [/^sha256$/, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/^bbox$/, '-10,35,30,60'],
  [/^zoom$/, 5],
  [/^(page|attempts|version|rows|index)$/, 1],
  [/^pageSize$/, 10],
  [/^search$/, 'halden'],
  [/^approvalComment$|^comment$/, 'The price is not readable from the road.'],
  [/^message$/, 'Saved.'],
  [/^productName$/, 'Marquee'],
  [/^inventoryUrl$/, '/sandbox/inventory'],
  [/^extensions$/, ['organisations', 'board-import', 'file-undo']],
  [/^version$/, '1.0.0'],
  [/^address$/, '203.0.113.7'],
  [/^userAgent$/, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'],
  [/^requestID$/, '7f1f6d0e-5a0e-4c55-9d1c-1f0f4f6a8b11'],
  [/^action$/, 'board.delete'],
  [/^subject$/, 'board'],
  [/(^_?id$|ID$|Id$|Org$|^org$|Team$|^team$|Owner$|File$|^id$)/, anId],
];

/**
 * An example that the schema accepts: the schema's own example or values if it has any, else by the field's name, else
 * by its type.
 */
export function exampleOf(
  schema: JsonSchema,
  document: Pick<ApiDocument, 'components'>,
  name = '',
  depth = 0,
): unknown {
  const own = resolve(schema, document);
  if (own.const !== undefined) return own.const;
  if (own.enum) return own.enum[0];
  const choice = (own.anyOf ?? own.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, document, name, depth);
  const named = byName.find(([pattern, value]) => pattern.test(name) && fits(value, own))?.[1];
  if (named !== undefined) return named;
  return ofType(own, document, name, depth);
}

/** Deeper than this an example explains nothing (and a schema that contains itself would not end). */
const deepest = 6;

function ofType(schema: JsonSchema, document: Pick<ApiDocument, 'components'>, name: string, depth: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return depth > deepest
        ? {}
        : Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([key, inner]) => [
              key,
              exampleOf(inner, document, key, depth + 1),
            ]),
          );
    case 'array':
      return schema.items && depth <= deepest ? [exampleOf(schema.items, document, singular(name), depth + 1)] : [];
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, schema.minimum ?? 1), schema.maximum ?? 1);
    case 'boolean':
      return schema.default ?? true;
    case 'string':
      return schema.default !== undefined && schema.default !== ''
        ? schema.default
        : schema.format === 'date-time'
          ? moment
          : schema.format === 'date'
            ? moment.slice(0, 10)
            : 'text';
    case 'null':
      return null;
    default:
      return schema.default ?? null;
  }
}

/**
 * The name of a list's items: the list's name without the plural s; lists of ids (`teams: [id]`) are recognised by
 * their items.
 */
const singular = (name: string): string =>
  /^(teams|campaigns|boards|teamMembers|boardIDArray|boardIDs|artworks|campaignBoards|campaignArray)$/.test(name)
    ? '_id'
    : name.replace(/s$/, '');

function fits(value: unknown, { type, pattern, maxLength, minimum, maximum, items, properties }: JsonSchema): boolean {
  const types = type === undefined ? [] : [type].flat();
  if (Array.isArray(value))
    return (
      types.includes('array') &&
      (items?.type === 'string' || items?.type === undefined) &&
      items?.properties === undefined &&
      items?.$ref === undefined
    );
  if (properties) return false;
  if (typeof value === 'number')
    return (
      (types.includes('number') || (types.includes('integer') && Number.isInteger(value))) &&
      value >= (minimum ?? value) &&
      value <= (maximum ?? value)
    );
  if (typeof value !== 'string' || !types.includes('string')) return false;
  return value.length <= (maxLength ?? value.length) && (pattern === undefined || new RegExp(pattern, 'u').test(value));
}

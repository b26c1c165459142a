import { resolve, type ApiDocument, type JsonSchema } from './jsonSchema';
import { html, type Markup } from './markup';

/** The deepest level that is listed; below it the example is clearer. */
const deepest = 4;

/** The fields of a body or a reply as nested lists: name, kind, what it is. */
export function describeFields(schema: JsonSchema, document: Pick<ApiDocument, 'components'>, depth = 0): Markup {
  const own = resolve(schema, document);
  const branches = own.anyOf ?? own.oneOf;
  if (branches && branches.some((branch) => resolve(branch, document).properties)) {
    const objects = branches.filter((branch) => resolve(branch, document).properties);
    return html`${objects.map((branch, i) => html`${i > 0 && html`<p class="label">or</p>`}${describeFields(branch, document, depth)}`)}`;
  }
  if (own.type === 'array' && own.items) return describeFields(own.items, document, depth);
  if (!own.properties || depth > deepest) return html``;
  const { required = [] } = own;
  return html`<ul class="fields">
    ${Object.entries(own.properties).map(([name, inner]) => {
      const description = inner.description ?? resolve(inner, document).description;
      return html`<li>
        <code>${name}</code>
        <span class="kind">${kindOf(inner, document)}${!required.includes(name) && ', optional'}</span
        >${description !== undefined && html` ${description}`}${describeFields(withoutNull(inner), document, depth + 1)}
      </li>`;
    })}
  </ul>`;
}

/** 'text', 'list of objects', 'one of approved, denied', 'number or nothing'. */
export function kindOf(schema: JsonSchema, document: Pick<ApiDocument, 'components'>): string {
  const own = resolve(schema, document);
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return `one of ${own.enum.map(String).join(', ')}`;
  const branches = own.anyOf ?? own.oneOf;
  if (branches) return [...new Set(branches.map((branch) => kindOf(branch, document)))].join(' or ');
  switch (Array.isArray(own.type) ? own.type[0] : own.type) {
    case 'array':
      return own.items ? `list of ${plural(kindOf(own.items, document))}` : 'list';
    case 'object':
      return 'object';
    case 'string':
      return own.format ?? 'text';
    case 'integer':
      return 'whole number';
    case 'null':
      return 'nothing';
    case undefined:
      return 'anything';
    default:
      return String(own.type);
  }
}

const plural = (kind: string): string => (kind === 'object' ? 'objects' : kind === 'text' ? 'texts' : kind);

function withoutNull(schema: JsonSchema): JsonSchema {
  const branches = schema.anyOf?.filter(({ type }) => type !== 'null');
  return branches?.length === 1 && branches[0] ? branches[0] : schema;
}

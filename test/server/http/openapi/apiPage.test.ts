import { describeApi } from '../../../../src/server/http/openapi/apiPage';
import { exampleOf } from '../../../../src/server/http/openapi/examples';
import { kindOf } from '../../../../src/server/http/openapi/fields';
import type { ApiDocument, JsonSchema } from '../../../../src/server/http/openapi/jsonSchema';
import { html } from '../../../../src/server/http/openapi/markup';

const node: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, next: { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] } },
  required: ['name'],
};
const document: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'A <b>bold</b> API', version: '1' },
  tags: [{ name: 'node', description: 'Nodes & more' }],
  components: { schemas: { Node: node } },
  paths: {
    '/api/node/{id}': {
      post: {
        operationId: 'saveNode',
        summary: 'Save <script>alert(1)</script>',
        tags: ['node'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500, default: 1 } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Node' },
              example: { name: '</pre><img src=x>' },
            },
          },
        },
        responses: {
          200: { description: 'ok' },
          404: {
            description: 'gone',
            content: {
              'application/json': {
                schema: {},
                examples: { 'node.not_found': { summary: 'No such node.', value: {} } },
              },
            },
          },
        },
      },
    },
  },
};

test('texts of the contract are escaped wherever they appear', () => {
  const page = describeApi(document);
  expect(page).not.toMatch(/<b>|<script|<img/);
  expect(page).toContain('Save &#60;script&#62;alert(1)&#60;/script&#62;');
});

test('a call is shown with parameters, fields, example and refusals', () => {
  // Remove line breaks in and between tags, which have no meaning.
  const page = describeApi(document).replace(/\s+>/g, '>').replace(/>\s+</g, '><');
  expect(page).toContain(
    '<details id="saveNode"><summary><span class="method post">POST</span><code>/api/node/{id}</code>',
  );
  expect(page).toContain('<td><code>id</code> (required)</td><td>path</td>');
  expect(page).toContain('integer, 1 to 500; 1 if left out');
  expect(page).toContain('<li><code>next</code><span class="kind">object or nothing, optional</span>');
  expect(page).toContain('<td>404</td><td><code>node.not_found</code></td><td>No such node.</td>');
});

test('a recursive schema is described without an endless loop', () => {
  expect(JSON.stringify(exampleOf(node, document)).length).toBeLessThan(500);
});

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'array', items: { type: 'string' } }, 'list of texts'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Node' } }, 'list of objects'],
  [{ enum: ['a', 'b'] }, 'one of a, b'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or nothing'],
  [{ const: true }, 'true'],
  [{}, 'anything'],
  [{ type: 'integer' }, 'whole number'],
])('%j is %s', (schema, words) => {
  expect(kindOf(schema, document)).toBe(words);
});

test('an example follows the schema first, then the name of the field', () => {
  expect(exampleOf({ type: 'string', enum: ['approved', 'denied'] }, document, 'email')).toBe('approved');
  expect(exampleOf({ type: 'integer', minimum: 5, maximum: 9 }, document, 'anything')).toBe(5);
  expect(exampleOf({ type: 'string', maxLength: 3 }, document, 'email')).toBe('text');
  expect(exampleOf({ type: 'string' }, document, 'firstName')).toBe('Robin');
});

test('html`` joins lists, leaves out empty values and does not escape nested markup', () => {
  expect(html`<p>${['<', html`<i>${'&'}</i>`, undefined, false, null, 0]}</p>`.text).toBe('<p>&#60;<i>&#38;</i>0</p>');
});

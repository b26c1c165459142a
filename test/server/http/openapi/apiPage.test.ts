import { describeApi } from '../../../../src/server/http/openapi/apiPage';
import { exampleOf } from '../../../../src/server/http/openapi/examples';
import type { ApiDocument, JsonSchema } from '../../../../src/server/http/openapi/jsonSchema';

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

test('a recursive schema is described without an endless loop', () => {
  expect(JSON.stringify(exampleOf(node, document)).length).toBeLessThan(500);
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allCalls } from '#contract/calls';
import { failureBody } from '#contract/failure';
import { importRow } from '#contract/imports';
import { testApp } from '#test/app';
import { sweep } from '#test/sweep';
import type { ApiDocument, Operation } from '../../../../src/server/http/openapi/jsonSchema';

const server = testApp({ SSP_WEBHOOK_SECRET: 'a secret of the tests' });
let text: string;
let document: ApiDocument;
beforeAll(async () => {
  text = (await server.app.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as ApiDocument; // what is checked below
});

const operations = (): Operation[] => Object.values(document.paths).flatMap((methods) => Object.values(methods));
const cases = allCalls.map((call) => [call.name, call] as const);
const operationOf = (name: string): Operation => {
  const found = operations().find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
};

test('it is OpenAPI 3.1 by its own schema', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>); // the validator accepts any JSON object
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(document.openapi).toBe('3.1.0');
});

test('it has every path as the contract writes it', () => {
  const asTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(allCalls.map(({ path }) => asTemplate(path)))].sort());
  expect(document.paths).toHaveProperty(['/api/file/artworks/', 'get']);
});

test('a public linter finds no error but the slashes that are specified, and no warning but that ids stand where words do', async () => {
  const problems = await lintFromString({
    source: text,
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(
    problems
      .filter(({ ruleId }) => !['no-ambiguous-paths', 'no-path-trailing-slash'].includes(ruleId))
      .map(({ ruleId, message }) => `${ruleId}: ${message}`),
  ).toEqual([]);
});

test('it has every call of the contract, each once', () => {
  const names = operations().map(({ operationId }) => operationId);
  expect([...names].sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

test('the example body and reply of every call are ones that the contract takes', () =>
  sweep(cases, (call, name) => {
    const { requestBody, responses } = operationOf(name);
    const body = requestBody?.content['application/json'];
    if (call.method === 'POST' && body) expect(call.body.safeParse(body.example)).toMatchObject({ success: true });
    if (call.silent) expect(responses['204']?.content).toBeUndefined();
    else
      expect(call.reply.safeParse(responses['200']?.content?.['application/json']?.example)).toMatchObject({
        success: true,
      });
  }));

test('a row of an import is described: it has the fields of the create call', () => {
  const rows = operationOf('importBoards').requestBody?.content['application/json']?.schema.properties?.['rows'];
  const { properties = {} } = rows?.items ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(importRow.shape));
  expect(properties['boardcoords']?.properties).toHaveProperty('lat');
  const { rows: examples } = operationOf('importBoards').requestBody?.content['application/json']?.example as {
    rows: unknown[]; // the contract's body
  };
  expect(importRow.safeParse(examples[0])).toMatchObject({ success: true });
});

test('the examples of required parameters are ones that the contract takes', () =>
  sweep(cases, (call, name) => {
    const parameters = operationOf(name).parameters ?? [];
    const given = (place: string) =>
      Object.fromEntries(
        parameters.filter((one) => one.in === place && one.required).map((one) => [one.name, one.example]),
      );
    expect(call.params.safeParse(given('path'))).toMatchObject({ success: true });
    expect(call.query.safeParse(given('query'))).toMatchObject({ success: true });
  }));

test('every refusal of every call has a code, a sentence and an example', () =>
  sweep(cases, (call, name) => {
    const refusals = Object.entries(operationOf(name).responses).filter(([status]) => !status.startsWith('2'));
    const codes = refusals.flatMap(([status, { description, content }]) => {
      expect(description).not.toBe('');
      const examples = Object.entries(content?.['application/json']?.examples ?? {});
      for (const [code, { value }] of examples)
        expect(failureBody.parse(value)).toMatchObject({ code, statusCode: Number(status) });
      return examples.map(([code]) => code);
    });
    expect(codes).toEqual(
      expect.arrayContaining([
        ...(call.failures ?? []),
        ...(call.access === 'admin' ? ['session.required', 'session.not_admin'] : []),
      ]),
    );
  }));

test('idempotency keys and versions are documented at the calls that accept them', () => {
  const headers = (name: string) =>
    (operationOf(name).parameters ?? []).filter((one) => one.in === 'header').map((one) => one.name);
  expect(headers('createOrganisation')).toEqual(['Idempotency-Key']);
  expect(headers('modifyOrganisation')).toEqual(['If-Match']);
  expect(headers('getMe')).toEqual([]);
  expect(operationOf('signIn')).toMatchObject({ security: [], responses: { 429: { headers: { 'retry-after': {} } } } });
});

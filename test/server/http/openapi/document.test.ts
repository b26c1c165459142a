import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allCalls } from '#contract/calls';
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

test('a row of an import is described: it has the fields of the create call', () => {
  const rows = operationOf('importBoards').requestBody?.content['application/json']?.schema.properties?.['rows'];
  const { properties = {} } = rows?.items ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(importRow.shape));
  expect(properties['boardcoords']?.properties).toHaveProperty('lat');
});

test('every refusal of every call has a code and a sentence', () =>
  sweep(cases, (call, name) => {
    const refusals = Object.entries(operationOf(name).responses).filter(([status]) => !status.startsWith('2'));
    const codes = refusals.flatMap(([, { description }]) =>
      [...description.matchAll(/`([\w.]+)`: \w/g)].map(([, code]) => code),
    );
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

test('the page shows the document, and its scripts may run without Trusted Types there alone', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const scripts = [...page.body.matchAll(/(?:src|href)="(\.?[^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) {
    const { pathname } = new URL(path, 'http://marquee.example/api/docs');
    const { statusCode, headers } = await server.app.inject(pathname);
    expect({ pathname, statusCode }).toEqual({ pathname, statusCode: 200 });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('trusted-types');
  }
  expect((await server.app.inject('/api/docs/json')).json()).toEqual(document);
  expect((await server.app.inject('/')).headers['content-security-policy']).toContain('trusted-types');
});

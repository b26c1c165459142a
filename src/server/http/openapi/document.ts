import { createBoard } from '#contract/boards';
import { allCalls } from '#contract/calls';
import type { Endpoint } from '#contract/endpoint';
import { failureStatus, type FailureCode } from '#contract/failure';
import { importBoards, importRow } from '#contract/imports';
import { failure } from '../failure';
import { resolve, type Answer, type ApiDocument, type JsonSchema, type Operation, type Parameter } from './jsonSchema';
import { listFailureCodes } from './routeSchema';

/**
 * Completes the generated document: adds explanations of failures and headers, and removes unused schemas.
 */
export function finishDocument(generated: ApiDocument): ApiDocument {
  const document = structuredClone(generated);
  describeImportRows(document);
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const call = allCalls.find(({ name }) => name === operation.operationId);
    if (call) explain(operation, call);
  }
  dropUnused(document);
  return document;
}

/**
 * The rows of an import are checked one by one, so its own schema leaves them open: each has the fields of the create
 * call, but for the board's own placement rule.
 */
function describeImportRows(document: ApiDocument): void {
  const findBody = ({ path }: Endpoint): JsonSchema =>
    resolve(document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema ?? {}, document);
  const { properties: { rows } = {} } = findBody(importBoards);
  const row = structuredClone(findBody(createBoard));
  for (const name of Object.keys(row.properties ?? {})) if (!(name in importRow.shape)) delete row.properties?.[name];
  if (rows) rows.items = row;
}

function explain(operation: Operation, call: Endpoint): void {
  const notes = [
    call.extension === undefined
      ? 'A call of the specification.'
      : `An extension: \`${call.extension}\` in \`GET /api/config\`.`,
    ...(call.path.endsWith('/') ? ['Answers with and without a slash at the end.'] : []),
  ];
  operation.description = notes.join(' ');
  operation.parameters = [...(operation.parameters ?? []), ...describeHeaders(call)];
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) explainReply(answer, call);
    else
      explainRefusals(
        answer,
        listFailureCodes(call).filter((code) => failureStatus[code] === Number(status)),
      );
  }
}

function explainReply(answer: Answer, call: Endpoint): void {
  answer.description = call.summary;
  answer.headers = { 'x-request-id': { description: 'The id of the request in the log', schema: { type: 'string' } } };
  if (call.conditional)
    answer.headers['etag'] = { description: "The record's version, for `If-Match`", schema: { type: 'string' } };
}

/** The codes that this status may carry, and what each says. */
function explainRefusals(answer: Answer, codes: readonly FailureCode[]): void {
  answer.description = codes.map((code) => `\`${code}\`: ${failure(code).message}`).join(' Or ');
  if (codes.some((code) => failureStatus[code] === 429 || failureStatus[code] === 503))
    answer.headers = { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } };
}

function describeHeaders(call: Endpoint): Parameter[] {
  const headerIf = (isRead: boolean | undefined, name: string, description: string): Parameter[] =>
    isRead ? [{ name, in: 'header', required: false, description, schema: { type: 'string', maxLength: 255 } }] : [];
  return [
    ...headerIf(
      call.idempotent,
      'Idempotency-Key',
      'The same key with the same body, byte for byte, returns the first answer again; with another body, 422',
    ),
    ...headerIf(
      call.conditional,
      'If-Match',
      "The record's `ETag` as it was read; if the record has changed since, 409 with the current record",
    ),
  ];
}

/** The generator writes an input and an output form of each schema; those that no call refers to are removed. */
function dropUnused(document: ApiDocument): void {
  const { schemas } = document.components ?? {};
  if (!schemas) return;
  for (let before = -1; before !== Object.keys(schemas).length;) {
    before = Object.keys(schemas).length;
    const text = JSON.stringify([document.paths, schemas]);
    for (const name of Object.keys(schemas))
      if (!text.includes(`"#/components/schemas/${name}"`)) Reflect.deleteProperty(schemas, name);
  }
}

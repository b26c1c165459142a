import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { STATUS_CODES } from 'node:http';
import type { FailureBody, FieldFailure } from '#contract/failure';
import { isTransient } from '../db/transientErrors';
import { describeField, Failure, failure } from './failure';
import { shortened } from './shortened';
import { oddTexts } from './texts';

/** The one place that turns what was thrown into an answer: no stack, no SQL. Must be set before the routes. */
export function handleFailures(app: FastifyInstance): void {
  const isDue = throttle(60_000);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = withFields(asFailure(error), request);
    if (known.code === 'internal' || (known.status >= 500 && isDue(known.code)))
      request.log.error({ err: error }, known.message);
    return sendFailure(reply, known);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    sendFailure(
      reply,
      failure('request.not_found', {
        message: `There is nothing at ${request.method} ${request.url.split('?')[0] ?? ''}`,
      }),
    ),
  );
}

/** Whether something of this kind has not been logged for so many milliseconds: a full disk or an outage refuses every call. */
function throttle(milliseconds: number): (kind: string) => boolean {
  const logged = new Map<string, number>();
  return (kind) => {
    const now = performance.now();
    if (now - (logged.get(kind) ?? -Infinity) < milliseconds) return false;
    logged.set(kind, now);
    return true;
  };
}

/** If the database refused a value without naming it, adds the fields that may hold it. */
function withFields(known: Failure, request: FastifyRequest): Failure {
  if (known.code !== 'request.invalid' || known.details.fields !== undefined) return known;
  const fields = oddTexts(request);
  return fields.length === 0 ? known : failure(known.code, { ...known.details, fields });
}

export function sendFailure(reply: FastifyReply, problem: Failure): FastifyReply {
  const { retryAfter = problem.status === 503 ? soon : undefined, fields: known, ...details } = problem.details;
  const fields = known ?? (aboutValues.has(problem.status) ? [{ path: '', message: problem.message }] : null);
  const body: FailureBody = {
    statusCode: problem.status,
    error: STATUS_CODES[problem.status] ?? 'Error',
    message: problem.message,
    code: problem.code,
    ...(fields ? { fields } : {}),
    ...details,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Statuses whose failures always name fields; an empty path stands for the request as a whole. */
const aboutValues: ReadonlySet<number> = new Set([400, 422]);

/** Seconds after which a client should retry when something is unavailable. */
const soon = 2;

function asFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  // Some calls take any JSON; thousands of levels of it can be parsed, but not walked or written again.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return failure('request.invalid', { message: 'The body is nested too deeply.' });
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation);
  if (isResponseSerializationError(error)) return failure('internal');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return failure('request.too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return failure('request.invalid', { message: 'Send JSON with Content-Type: application/json.' });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return failure('request.bad_json');
    case 'ENOSPC':
      return failure('storage.full');
  }
  if (error instanceof SyntaxError && error.statusCode === 400) return failure('request.bad_json');
  if (isTransient(error)) return failure('unavailable');
  const ofDatabase = databaseFailure(error.code);
  if (ofDatabase) return ofDatabase;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return failure('request.invalid', { message: error.message });
  const { cause } = error;
  // Drizzle wraps the driver's error.
  return cause instanceof Error && cause !== error ? asFailure(cause as FastifyError) : failure('internal');
}

/** The failure for a driver's error code. Codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function databaseFailure(code: string | undefined): Failure | undefined {
  if (code === undefined) return undefined;
  if (code === '53100') return failure('storage.full');
  if (code === '23503')
    return failure('request.unprocessable', { message: 'This refers to a record that does not exist or was deleted.' });
  // Class 22, data exception: a text with NUL, a number out of range and the like, which no schema can exclude.
  if (/^22[0-9A-Z]{3}$/.test(code))
    return failure('request.invalid', {
      message:
        'A value cannot be stored: a text with a NUL character or an unpaired surrogate, or a number out of range.',
    });
  return undefined;
}

interface Validation {
  instancePath: string;
  message?: string | undefined;
  /** The issue's code. */
  keyword: string;
  params: { keys?: string[] };
}

function invalidRequest(validation: readonly unknown[]): Failure {
  const issues = validation as readonly Validation[]; // the shape fastify-type-provider-zod documents; its own type is wider
  const fields: FieldFailure[] = issues.flatMap(({ instancePath, message, keyword, params }) => {
    const path = instancePath
      .split('/')
      .filter((part) => part !== '')
      .join('.');
    const keys = (params.keys ?? []).slice(0, maxFields).map(shortened);
    return keyword === 'unrecognized_keys'
      ? keys.map((key) => ({
          path: path === '' ? key : `${path}.${key}`,
          message: notKnown,
        }))
      : [{ path, message: message ?? 'Not valid' }];
  });
  const unknown = issues.flatMap(({ params }) => (params.keys ?? []).slice(0, maxFields));
  const total = issues.reduce((sum, { params }) => sum + (params.keys?.length ?? 0), 0);
  const shown = fields.slice(0, maxFields);
  const known = fields.filter(({ message }) => message !== notKnown);
  const reasons = listed(known.map(describeField), '; ', known.length);
  if (unknown.length === 0) return failure('request.invalid', { fields: shown, message: reasons });
  const message = `Unknown ${total === 1 ? 'field' : 'fields'}: ${listed(unknown, ', ', total)}`;
  return failure('request.unknown_field', {
    fields: shown,
    message: reasons === '' ? message : `${message}; ${reasons}`,
  });
}

const notKnown = 'This call does not know this field';

/** The most fields that a failure names: a body of a megabyte can hold a hundred thousand unknown ones. */
const maxFields = 20;

const listed = (texts: readonly string[], separator: string, total: number): string =>
  texts.slice(0, maxFields).map(shortened).join(separator) +
  (total > maxFields ? ` and ${String(total - maxFields)} more` : '');

import type { FastifySchema } from 'fastify';
import { noParams, type Endpoint } from '#contract/endpoint';
import { failureBody, failureStatus, type FailureCode } from '#contract/failure';

const everyCall: readonly FailureCode[] = ['request.invalid', 'request.too_many', 'internal', 'unavailable'];
const everyAdminCall: readonly FailureCode[] = ['session.required', 'session.not_admin', 'permission.denied'];
const everyWrite: readonly FailureCode[] = ['request.unknown_field', 'request.bad_json', 'request.too_large'];

/** Every code a call may answer with. */
export function listFailureCodes(call: Endpoint): FailureCode[] {
  return [
    ...new Set([
      ...everyCall,
      ...(call.access === 'admin' ? everyAdminCall : []),
      ...(call.method === 'GET' ? [] : everyWrite),
      ...(call.idempotent ? (['idempotency.key_reused'] as const) : []),
      ...(call.failures ?? []),
    ]),
  ];
}

/** The Fastify schema of a call: validation, the shape of the answer, and its entry in the OpenAPI document. */
export function routeSchema(call: Endpoint): FastifySchema {
  const failures = Object.fromEntries(
    [...new Set(listFailureCodes(call).map((code) => failureStatus[code]))].map((status) => [status, failureBody]),
  );
  return {
    summary: call.summary,
    operationId: call.name,
    tags: [call.path.split('/')[2] ?? 'api'],
    ...(call.access === 'public' ? { security: [] } : {}),
    ...(call.params === noParams ? {} : { params: call.params }),
    querystring: call.query,
    ...(call.method === 'GET' ? {} : { body: call.body }),
    response: { ...(call.silent ? { 204: call.reply.describe(call.summary) } : { 200: call.reply }), ...failures },
  };
}

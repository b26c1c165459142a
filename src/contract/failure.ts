import { z } from 'zod';

/**
 * The closed list of failure codes, each with its HTTP status. Clients match codes, never message texts. Adding a code
 * here is an API change.
 */
export const failureStatus = {
  'request.invalid': 400,
  'request.unknown_field': 400,
  'request.bad_json': 400,
  'session.required': 401,
  'session.bad_credentials': 401,
  'session.not_admin': 403,
  'permission.denied': 403,
  'totp.setup_required': 403,
  'upload.signature_invalid': 403,
  'webhook.signature_invalid': 401,
  'request.not_found': 404,
  'artwork.not_found': 404,
  'board.not_found': 404,
  'campaign.not_found': 404,
  'organisation.not_found': 404,
  'team.not_found': 404,
  'user.not_found': 404,
  'submission.not_found': 404,
  'withdrawal.not_found': 404,
  'load.not_found': 404,
  'check.not_found': 404,
  'rule.not_found': 404,
  'session.not_found': 404,
  'token.not_found': 404,
  'artwork.not_approved': 409,
  'artwork.undo_expired': 409,
  'artwork.nothing_to_undo': 409,
  'board.name_taken': 409,
  'board.device_taken': 409,
  'load.already_undone': 409,
  'rule.exists': 409,
  'organisation.name_taken': 409,
  'team.name_taken': 409,
  'user.email_taken': 409,
  'user.not_yourself': 409,
  'submission.not_retryable': 409,
  'withdrawal.not_live': 409,
  'upload.already_stored': 409,
  'record.stale': 409,
  'reset.link_invalid': 410,
  'request.too_large': 413,
  'upload.type_refused': 415,
  'request.unprocessable': 422,
  'upload.unreadable': 422,
  'upload.missing': 422,
  'idempotency.key_reused': 422,
  'password.too_weak': 422,
  'password.wrong': 422,
  'password.required': 422,
  'oidc.refused': 401,
  'oidc.no_role': 403,
  'oidc.unreachable': 502,
  'totp.required': 401,
  'totp.invalid': 422,
  'login.too_many': 429,
  'request.too_many': 429,
  internal: 500,
  'provider.failed': 502,
  unavailable: 503,
  'storage.full': 507,
} as const;

export type FailureCode = keyof typeof failureStatus;

const failureCodes = Object.keys(failureStatus) as [FailureCode, ...FailureCode[]]; // keys of a const object

/** One field of a refused request: where it is (dotted path) and what to do about it. */
export const fieldFailure = z.object({ path: z.string(), message: z.string() });
export type FieldFailure = z.infer<typeof fieldFailure>;

/** The body of every response with a status of 400 or more. */
export const failureBody = z
  .object({
    statusCode: z.number().int(),
    error: z.string().describe('The HTTP reason phrase'),
    message: z.string().describe('A sentence for a person'),
    code: z.enum(failureCodes),
    fields: z
      .array(fieldFailure)
      .optional()
      .describe('With 400 and 422: each wrong field and why; an empty path means the whole request'),
    current: z.unknown().optional().describe('With 409 record.stale: the record as it is now'),
    changedBy: z.string().optional().describe('With 409 record.stale: who changed it last'),
    changedAt: z.string().optional().describe('With 409 record.stale: when, ISO 8601'),
    retryAfter: z.number().optional().describe('With 429 and 503: seconds to wait'),
  })
  .meta({ id: 'Failure' });
export type FailureBody = z.infer<typeof failureBody>;

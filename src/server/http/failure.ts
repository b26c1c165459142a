import { failureStatus, type FailureCode, type FieldFailure } from '#contract/failure';

interface Details {
  message?: string;
  fields?: FieldFailure[];
  /** With `record.stale`: the record as it is now, who changed it and when. */
  current?: unknown;
  changedBy?: string;
  changedAt?: string;
  /** With 429: seconds. */
  retryAfter?: number;
}

/** A field with its reason; an empty path stands for the request as a whole. */
export const describeField = ({ path, message }: FieldFailure): string =>
  path === '' ? message : `${path}: ${message}`;

/** The fields with their reasons, for the codes whose own sentence says none. */
const reasons = (code: FailureCode, fields: readonly FieldFailure[] = []): string | undefined =>
  fields.length > 0 && (code === 'request.invalid' || code === 'request.unprocessable')
    ? fields.map(describeField).join('; ')
    : undefined;

/** Thrown by services and rules; the one error handler turns it into the answer. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: Details;
  constructor(code: FailureCode, details: Details = {}) {
    super(details.message ?? reasons(code, details.fields) ?? sentences[code]);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return failureStatus[this.code];
  }
}

/** `throw failure('board.not_found')`. */
export const failure = (code: FailureCode, details?: Details): Failure => new Failure(code, details);

/** A failure about one field. `summary`: the sentence about the whole request, instead of the code's own. */
export const fieldFailure = (code: FailureCode, path: string, message: string, summary?: string): Failure =>
  failure(code, { fields: [{ path, message }], ...(summary === undefined ? {} : { message: summary }) });

/** What was looked for. @throws Failure `code` if it is not there */
export function required<T>(found: T | undefined, code: FailureCode): T {
  if (found === undefined) throw failure(code);
  return found;
}

const sentences: Record<FailureCode, string> = {
  'request.invalid': 'Some values are not valid.',
  'request.unknown_field': 'The request has fields that this call does not know.',
  'request.bad_json': 'The body is not valid JSON.',
  'session.required': 'Sign in first.',
  'session.bad_credentials': 'The e-mail or the password is wrong, or this account is not an administrator.',
  'session.not_admin': 'Only administrators may do this.',
  'permission.denied': "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  'totp.setup_required': 'A second factor is required of everybody. Set yours up to go on.',
  'upload.signature_invalid': 'This upload address is invalid or has expired. Ask for a new one.',
  'webhook.signature_invalid': 'The signature does not match.',
  'request.not_found': 'There is nothing at this address.',
  'artwork.not_found': 'This artwork does not exist or was deleted.',
  'board.not_found': 'This board does not exist.',
  'campaign.not_found': 'This campaign does not exist or was deleted.',
  'organisation.not_found': 'This organisation does not exist.',
  'team.not_found': 'This team does not exist.',
  'user.not_found': 'This user does not exist.',
  'submission.not_found': 'This submission does not exist.',
  'withdrawal.not_found': 'This withdrawal does not exist.',
  'load.not_found': 'This load does not exist.',
  'check.not_found': 'This check does not exist, or it has ended.',
  'rule.not_found': 'This rule does not exist or was removed.',
  'token.not_found': 'This token has already ended.',
  'session.not_found': 'This session has already ended.',
  'artwork.not_approved': 'Only approved artwork can be submitted. Approve it first.',
  'artwork.undo_expired': 'The 10 seconds to undo are over. Decide again instead.',
  'artwork.nothing_to_undo': 'There is no decision to undo.',
  'board.name_taken': 'Another board has this name. Make it unique.',
  'board.device_taken': 'Another board has this device id.',
  'load.already_undone': 'This load has already been undone.',
  'rule.exists': 'This rule exists already.',
  'organisation.name_taken': 'Another organisation has this name.',
  'team.name_taken': 'The organisation has another team with this name.',
  'user.email_taken': 'Another user has this email.',
  'user.not_yourself': 'You cannot deactivate yourself or give up your own role.',
  'submission.not_retryable': 'This submission cannot be changed in its present state.',
  'withdrawal.not_live':
    'Only an artwork on the list "Still live" can be ticked off or asked for again. Reload the list.',
  'upload.already_stored': 'A file is already stored at this address. Ask for a new one.',
  'record.stale': 'Somebody else changed this in the meantime.',
  'reset.link_invalid': 'This link is no longer valid.',
  'request.too_large': 'The request is too large.',
  'upload.type_refused': 'Only JPEG, PNG, GIF, WebP and MP4 files can be uploaded.',
  'request.unprocessable': 'These values are not valid together.',
  'upload.unreadable': 'The file is damaged or not what its name says.',
  'upload.missing': 'Nothing was uploaded to this address, or it is an artwork already. Upload the file first.',
  'idempotency.key_reused': 'This Idempotency-Key was used with another request. Use a new key.',
  'password.too_weak': 'This password is too easy to guess. Choose another.',
  'password.wrong': 'The current password is wrong.',
  'password.required': 'Enter your password to do this.',
  'oidc.refused': 'The sign-in could not be completed. Start it again.',
  'oidc.no_role': 'Your account is not in a group that may use this console. Ask the administrator of your groups.',
  'oidc.unreachable': 'The sign-in provider does not answer right now. Try again in a moment.',
  'totp.required': 'Enter the code of your second factor.',
  'totp.invalid': 'The code is wrong.',
  'login.too_many': 'Too many attempts. Try again later.',
  'request.too_many': 'Too many requests. Try again later.',
  internal: 'Something went wrong on the server.',
  'provider.failed': 'The screen-inventory provider did not answer as expected.',
  unavailable: 'The service is not available right now. Try again in a moment.',
  'storage.full': 'The disk is nearly full, so nothing more can be stored.',
};

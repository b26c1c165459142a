import { failureStatus, type FailureBody, type FailureCode, type FieldFailure } from '#contract/failure';

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCode = (value: unknown): value is FailureCode => isText(value) && Object.hasOwn(failureStatus, value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isField = (value: unknown): value is FieldFailure =>
  isObject(value) && isText(value['path']) && isText(value['message']);
const areFields = (value: unknown): value is FieldFailure[] => Array.isArray(value) && value.every(isField);

/**
 * What the body of a refusal says, in the contract's words (`failureBody`); whatever else it holds, or has of another kind, is
 * left out. Read by hand, since it is all that the login page would need zod for.
 */
export function saidInFailure(body: unknown): Partial<FailureBody> {
  const said = isObject(body) ? body : {};
  const { code, message, fields, changedBy, changedAt, retryAfter }: Record<string, unknown> = said;
  return {
    ...(isCode(code) ? { code } : {}),
    ...(isText(message) ? { message } : {}),
    ...(areFields(fields) ? { fields } : {}),
    ...('current' in said ? { current: said['current'] } : {}),
    ...(isText(changedBy) ? { changedBy } : {}),
    ...(isText(changedAt) ? { changedAt } : {}),
    ...(isNumber(retryAfter) ? { retryAfter } : {}),
  };
}

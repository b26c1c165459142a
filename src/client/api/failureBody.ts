import { failureStatus, type FailureBody, type FailureCode, type FieldFailure } from '#contract/failure';
import { isObject, isText } from '../ui/browser/reader';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCode = (value: unknown): value is FailureCode => isText(value) && Object.hasOwn(failureStatus, value);
const isField = (value: unknown): value is FieldFailure =>
  isObject(value) && isText(value['path']) && isText(value['message']);
const areFields = (value: unknown): value is FieldFailure[] => Array.isArray(value) && value.every(isField);

/**
 * The known fields of an error reply (`failureBody` in the contract); unknown fields and wrong types are left out. Checked by hand,
 * because the login page would otherwise need zod for this alone.
 */
export function readFailureBody(body: unknown): Partial<FailureBody> {
  const given = isObject(body) ? body : {};
  const { code, message, fields, changedBy, changedAt, retryAfter }: Record<string, unknown> = given;
  return {
    ...(isCode(code) ? { code } : {}),
    ...(isText(message) ? { message } : {}),
    ...(areFields(fields) ? { fields } : {}),
    ...('current' in given ? { current: given['current'] } : {}),
    ...(isText(changedBy) ? { changedBy } : {}),
    ...(isText(changedAt) ? { changedAt } : {}),
    ...(isNumber(retryAfter) ? { retryAfter } : {}),
  };
}

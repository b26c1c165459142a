import { z } from 'zod';
import { cleanId, composed, hiddenIn, looksEmpty, oneLine } from './text';

type Given = z.core.ParsePayload<string>;

const refuse = (given: Given, message: string): void => {
  given.issues.push({ code: 'custom', message, input: given.value, continue: true });
};
/** The database cannot store the character NUL. */
const refuseNul = (given: Given): void => {
  if (given.value.includes('\0')) refuse(given, 'Must not contain the character NUL');
};
// One check each for all rules, because an import checks two million texts.
const checkText = (given: Given): void => {
  const value = composed(given.value.trim());
  given.value = looksEmpty(value) ? '' : value;
  refuseNul(given);
};
const checkName = (given: Given): void => {
  given.value = composed(oneLine(given.value));
  refuseNul(given);
  const hidden = hiddenIn(given.value);
  if (hidden !== undefined) refuse(given, `Contains an invisible character (${hidden}). Remove it`);
};
const checkId = (given: Given): void => {
  given.value = cleanId(given.value);
  refuseNul(given);
};

const atMost = (max: number): [number, string] => [max, `Must be at most ${String(max)} characters`];
/** Free text: trimmed and composed. */
export const text = (max: number) =>
  z
    .string()
    .check(checkText)
    .max(...atMost(max));
/** A name: text on one line with single spaces, in which every character can be seen (what a script or an emoji needs is kept, see `hiddenIn`). */
export const name = (max: number) =>
  z
    .string()
    .check(checkName)
    .max(...atMost(max));
/** Before a name in mails and logs: a line end would add text to them, so it is refused and not made a space. */
export const singleLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Must be one line');
/** An id of another system: without invisible characters. */
export const idText = z
  .string()
  .check(checkId)
  .max(...atMost(200));
/** Such an id in a body, where many systems have numbers: they are kept as texts. */
export const foreignId = z.preprocess(textOfId, idText);
/** What is given counts as a text for the types and the reference: the console sends nothing else. */
function textOfId(given: string | undefined, { issues }: Pick<Given, 'issues'>): string | undefined {
  if (typeof given !== 'number') return given;
  const message = 'Must be a text, or a whole number up to 9,007,199,254,740,991';
  if (!Number.isSafeInteger(given)) issues.push({ code: 'custom', message, input: given });
  return String(given);
}

import { isText, reader } from '../browser/reader';

/** A filter of free text; blanks around it do not count. */
export const textFilter = reader((given) => {
  const text = isText(given) ? given.trim() : '';
  return text !== '' && text.length <= 200 ? text : undefined;
});
/** The same for what is compared as a whole, such as a reason. */
export const longTextFilter = reader((given) =>
  isText(given) && given !== '' && given.length <= 2000 ? given : undefined,
);
/** A day: '2026-11-22'. */
export const dayFilter = reader((given) => (isText(given) && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined));
/** A yes/no filter. */
export const flagFilter = reader((given) => (given === 'true' || given === 'false' ? given === 'true' : undefined));
/** A filter with a closed list of values. */
export const choiceFilter = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  reader<Values[number]>((given) => values.find((value) => value === given));

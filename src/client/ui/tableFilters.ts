import { isText, reader } from './reader';

/** A filter of free text; blanks around it do not count. */
export const textFilter = reader((given) => {
  const text = isText(given) ? given.trim() : '';
  return text !== '' && text.length <= 200 ? text : undefined;
});
/** A yes/no filter. */
export const flagFilter = reader((given) => (given === 'true' || given === 'false' ? given === 'true' : undefined));
/** A filter with a closed list of values. */
export const choiceFilter = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  reader<Values[number]>((given) => values.find((value) => value === given));

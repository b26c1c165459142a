import { saysNothing } from '#contract/foreignRecords';
import { isNumberRead, numberText } from '../../ui/format/readNumber';
import { englishCountry } from '../countries/englishCountry';
import { readPair } from '../readCoordinates';
import { isNumberField, readField } from './boardNumbers';
import type { BoardField, BoardValues } from './boardValues';

/** A pair in one coordinate field fills both. */
function withPair(values: BoardValues, field: BoardField): BoardValues {
  const pair = field === 'latitude' || field === 'longitude' ? readPair(values[field]) : null;
  return pair ? { ...values, latitude: numberText(pair.lat), longitude: numberText(pair.long) } : values;
}

function withCountry(values: BoardValues, stored: string): BoardValues {
  // `N/A` has the letters of Namibia.
  if (values.country === stored || saysNothing(values.country)) return values;
  const country = englishCountry(values.country.trim());
  return country === values.country ? values : { ...values, country };
}

/** The values after an edit of one field. More than one character at once is a paste: a pair then fills both fields. */
export function withTyped(values: BoardValues, field: BoardField, text: string): BoardValues {
  const next = { ...values, [field]: text };
  return text.length - values[field].length > 1 ? withPair(next, field) : next;
}

/**
 * The values when the user leaves these fields: each number as it was understood (`−33,8` becomes -33.8) and a country by
 * its English name, as filters have it, so that one sees what will be saved. What is refused stays as typed, and the
 * country of the stored board as it is.
 */
export function settled(values: BoardValues, fields: readonly BoardField[], storedCountry = ''): BoardValues {
  return fields.reduce((before, field) => {
    if (field === 'country') return withCountry(before, storedCountry);
    const after = withPair(before, field);
    const typed = before[field];
    if (after !== before || !isNumberField(field) || typed === '') return after;
    const reading = readField(field, typed);
    // `51.50` keeps its zero; `1.250` pixels are 1250.
    return isNumberRead(reading) && Number(typed) !== reading.value
      ? { ...before, [field]: numberText(reading.value) }
      : before;
  }, values);
}

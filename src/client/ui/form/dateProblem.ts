import { isMinute } from '../format/moment';
import { formMessages } from '../ui.messages';

/** What is wrong with the value of a `DatePicker`: it is no date. */
export const dateProblem = (value: string): string | undefined =>
  value === '' || isMinute(value) ? undefined : formMessages.badDate(value);

import type { InputProps } from 'antd';
import { isNumberRead, numberText, readMoney } from '../format/readNumber';

/**
 * The props of an Input for dollars as typed, for `readMoney`. A text input: `type="number"` drops what it does not know,
 * so that `9,50` becomes 950. When the user leaves it, an amount is shown as it was understood.
 */
export const moneyInput = (typed: string, onText: (typed: string) => void): InputProps => ({
  inputMode: 'decimal',
  prefix: '$',
  value: typed,
  onChange: ({ target }) => onText(target.value),
  onBlur: () => {
    const reading = readMoney(typed);
    if (isNumberRead(reading) && !/^-?\d+(\.\d+)?$/.test(typed)) onText(numberText(reading.value));
  },
});

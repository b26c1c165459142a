import type { KeyboardEvent } from 'react';

/**
 * Spread on a select of several values: Tab goes on to the next field, as everywhere. By itself antd's open list takes Tab
 * for one more choice, which takes the last one back, and focus would never leave the field.
 */
export const tabLeaves = {
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation();
  },
};

import type { KeyboardEvent } from 'react';

/**
 * Props for a select, with which Tab moves to the next field. By default antd's open list treats Tab as a choice, which
 * deselects the last value of several, and the focus never leaves the field.
 */
export const tabToNextField = {
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation();
  },
};

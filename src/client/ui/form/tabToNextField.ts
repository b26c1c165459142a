import type { KeyboardEvent } from 'react';

/**
 * Props for a multiple select, with which Tab moves to the next field. By default antd's open list treats Tab as a
 * choice, which deselects the last value, and the focus never leaves the field.
 */
export const tabToNextField = {
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation();
  },
};

import type { SpinProps } from 'antd';
import type { AriaAttributes } from 'react';

/**
 * For `loading` of antd's Table. Its Spin would make a live region of the whole table, so that every change of a row is read out;
 * lists announce for themselves what they load and how they are sorted.
 */
export const noSpin: SpinProps & AriaAttributes = { spinning: false, 'aria-live': undefined, 'aria-busy': undefined };

import type { SpinProps } from 'antd';
import type { AriaAttributes } from 'react';

/**
 * For `loading` of antd's Table. Its Spin would make the whole table a live region, so that every change of a row is
 * announced; lists announce loading and sorting themselves.
 */
export const noSpin: SpinProps & AriaAttributes = { spinning: false, 'aria-live': undefined, 'aria-busy': undefined };

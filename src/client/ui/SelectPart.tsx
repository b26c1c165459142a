import { Select } from 'antd';
import type { TextSelectProps } from './Select';

/** antd's Select, in a file of its own so that it can be loaded later. */
export function SelectPart(props: TextSelectProps) {
  return <Select<string | null> {...props} />;
}

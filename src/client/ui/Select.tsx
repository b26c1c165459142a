import type { SelectProps } from 'antd';
import { later } from './later';
import './later.css';

/** antd's Select of texts. */
export type TextSelectProps = SelectProps<string | null>;

/** The words of the chosen value, and its frame, until the Select itself is there. */
function SelectPlace({ className, value, options = [], placeholder }: TextSelectProps) {
  const all = options.flatMap((option) =>
    Array.isArray(option['options']) ? (option['options'] as typeof options) : [option],
  ); // a group of options
  const chosen =
    value === null || value === undefined ? undefined : (all.find((option) => option.value === value)?.label ?? value);
  return (
    <span
      className={['mq-later-select', chosen === undefined && 'mq-later-select-empty', className]
        .filter(Boolean)
        .join(' ')}
    >
      {chosen ?? placeholder}
    </span>
  );
}

/** A Select in the frame of a page or over a list: its code comes after the first rows. */
export const Select = later<TextSelectProps>(async () => (await import('./SelectPart')).SelectPart, {
  place: SelectPlace,
});

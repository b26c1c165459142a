import momentGenerateConfig from '@rc-component/picker/generate/moment';
import { DatePicker as AntdDatePicker } from 'antd';
import moment, { type Moment } from 'moment';
import { useState, type KeyboardEvent } from 'react';
import { isMinute, readMinute, typedDays } from '../format/moment';
import './datePicker.css';

/** Weeks start on Monday, as in antd's British locale, for which moment's own language file would be needed. */
const MomentPicker = AntdDatePicker.generatePicker<Moment>({
  ...momentGenerateConfig,
  locale: { ...momentGenerateConfig.locale, getWeekFirstDay: () => 1 },
});

const minuteShown = 'D MMM YYYY, HH:mm';
const dayFormat = 'YYYY-MM-DD';
const minuteFormat = 'YYYY-MM-DDTHH:mm';

interface DatePickerProps {
  id: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** A minute of this browser's time zone, '2026-11-21T23:59'; '' for none; what was typed, if that is no date. */
  value: string;
  /** The time for a day that is typed without one or chosen in the calendar: 'HH:mm'. */
  time: string;
  onChange: (minute: string) => void;
}

/** Arrow Down in the field opens the calendar, as it opens a select; antd opens it on a click. */
function openByArrow({ key, target }: KeyboardEvent): void {
  if (key === 'ArrowDown' && target instanceof HTMLInputElement) target.click();
}

/**
 * antd's DatePicker of a day and a time, on moment. What is typed is read once it is finished: antd would complete a day
 * while its time is being typed, and drop a text that is no date.
 */
export function DatePicker({ value, time, onChange, ...rest }: DatePickerProps) {
  // The field keeps a text that is no date as long as antd's value stays the same.
  const [lastDate, setLastDate] = useState(value);
  const date = value === '' || isMinute(value) ? value : lastDate;
  if (date !== lastDate) setLastDate(date);
  const take = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = readMinute(target.value.trim(), time);
    if (typed !== value) onChange(typed);
  };
  return (
    <MomentPicker
      {...rest}
      className="mq-date-picker"
      showTime={{ format: 'HH:mm', defaultOpenValue: moment(time, 'HH:mm') }}
      needConfirm={false}
      format={minuteShown}
      placeholder={minuteShown}
      preserveInvalidOnBlur
      value={isMinute(date) ? moment(date, minuteFormat) : null}
      onChange={(date) => onChange(date?.format(minuteFormat) ?? '')}
      onBlur={take}
      onKeyDown={(event) => {
        openByArrow(event);
        if (event.key !== 'Enter') return;
        // Enter ends the input without submitting the form.
        event.preventDefault();
        take(event);
      }}
    />
  );
}

export type DateRangePresets = readonly { label: string; days: () => { from: string; to: string } }[];

interface DateRangePickerProps {
  /** Name of both fields. */
  label: string;
  /** '2026-11-21', both included; null for any day, which is possible only with `onClear`. */
  value: { from: string; to: string } | null;
  onClear?: () => void;
  presets: DateRangePresets;
  onChange: (days: { from: string; to: string }) => void;
}

/** antd's RangePicker of days, on moment; either both days are set or neither. */
export function DateRangePicker({ label, value, presets, onChange, onClear }: DateRangePickerProps) {
  const both = ({ from, to }: { from: string; to: string }): [Moment, Moment] => [
    moment(from, dayFormat),
    moment(to, dayFormat),
  ];
  return (
    <MomentPicker.RangePicker
      aria-label={label}
      className="mq-date-range"
      onKeyDown={openByArrow}
      allowClear={onClear !== undefined}
      // Without it, Tab does not leave a field that is empty.
      allowEmpty={onClear !== undefined}
      format={typedDays}
      value={value && both(value)}
      presets={presets.map(({ label: name, days }) => ({ label: name, value: () => both(days()) }))}
      onChange={(dates) => {
        if (dates === null) onClear?.();
        const [from, to] = dates ?? [];
        if (from && to) onChange({ from: from.format(dayFormat), to: to.format(dayFormat) });
      }}
    />
  );
}

import momentGenerateConfig from '@rc-component/picker/generate/moment';
import { DatePicker as AntdDatePicker } from 'antd';
import moment, { type Moment } from 'moment';
import type { KeyboardEvent } from 'react';
import './datePicker.css';

/** Weeks start on Monday, as in antd's British locale, for which moment's own language file would be needed. */
const MomentPicker = AntdDatePicker.generatePicker<Moment>({
  ...momentGenerateConfig,
  locale: { ...momentGenerateConfig.locale, getWeekFirstDay: () => 1 },
});

/** Shown in the first format; the second is also accepted as input. */
const formats = ['D MMM YYYY, HH:mm', 'YYYY-MM-DD HH:mm'];
/**
 * Days without a time, parsed only when the input is finished: antd would complete them while a longer text is being
 * typed.
 */
const dayFormats = ['D MMM YYYY', 'YYYY-MM-DD', 'D/M/YYYY'];
const dayFormat = 'YYYY-MM-DD';
const minuteFormat = 'YYYY-MM-DDTHH:mm';

interface DatePickerProps {
  id: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** A minute of this browser's time zone, '2026-11-21T23:59'; '' for none. */
  value: string;
  /** The time for a day that is typed without one or chosen in the calendar: 'HH:mm'. */
  time: string;
  onChange: (minute: string) => void;
}

/** Arrow Down in the field opens the calendar, as it opens a select; antd opens it on a click. */
function openByArrow({ key, target }: KeyboardEvent): void {
  if (key === 'ArrowDown' && target instanceof HTMLInputElement) target.click();
}

/** antd's DatePicker of a day and a time, on moment. */
export function DatePicker({ value, time, onChange, ...rest }: DatePickerProps) {
  const takeDay = ({ target }: { target: EventTarget }): void => {
    const day = target instanceof HTMLInputElement ? moment(target.value.trim(), dayFormats, true) : null;
    if (day?.isValid()) onChange(`${day.format('YYYY-MM-DD')}T${time}`);
  };
  return (
    <MomentPicker
      {...rest}
      className="mq-date-picker"
      showTime={{ format: 'HH:mm', defaultOpenValue: moment(time, 'HH:mm') }}
      needConfirm={false}
      format={formats}
      placeholder="D MMM YYYY, HH:mm"
      value={value === '' ? null : moment(value, minuteFormat)}
      onChange={(date) => onChange(date?.format(minuteFormat) ?? '')}
      onBlur={takeDay}
      onKeyDown={(event) => {
        openByArrow(event);
        if (event.key !== 'Enter') return;
        // Enter ends the input without submitting the form.
        event.preventDefault();
        takeDay(event);
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
      format={dayFormats}
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

import momentGenerateConfig from '@rc-component/picker/generate/moment';
import { DatePicker as AntdDatePicker } from 'antd';
import moment, { type Moment } from 'moment';

/** Weeks start on Monday, as in antd's British locale, for which moment's own language file would be needed. */
const MomentPicker = AntdDatePicker.generatePicker<Moment>({
  ...momentGenerateConfig,
  locale: { ...momentGenerateConfig.locale, getWeekFirstDay: () => 1 },
});

/** Shown as the first; the others are understood too when they are typed. */
const formats = ['D MMM YYYY', 'YYYY-MM-DD', 'D/M/YYYY'];
const dayFormat = 'YYYY-MM-DD';

interface DatePickerProps {
  id: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  status?: '' | 'error';
  /** '2026-11-21'; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/** antd's DatePicker of a day, on moment. */
export function DatePicker({ value, onChange, ...rest }: DatePickerProps) {
  return (
    <MomentPicker
      {...rest}
      className="mq-date-picker"
      format={formats}
      placeholder="D MMM YYYY"
      value={value === '' ? null : moment(value, dayFormat)}
      onChange={(date) => onChange(date?.format(dayFormat) ?? '')}
    />
  );
}

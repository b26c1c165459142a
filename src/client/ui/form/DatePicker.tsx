import momentGenerateConfig from '@rc-component/picker/generate/moment';
import { DatePicker as AntdDatePicker, Form } from 'antd';
import moment, { type Moment } from 'moment';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import {
  formatDay,
  formatMinute,
  isMinute,
  isTypedDay,
  plainDate,
  readDay,
  readMinute,
  typedDays,
} from '../format/moment';
import { formMessages } from '../ui.messages';
import './datePicker.css';
import './field.css';

/** Weeks start on Monday, as in antd's British locale, for which moment's own language file would be needed. */
const MomentPicker = AntdDatePicker.generatePicker<Moment>({
  ...momentGenerateConfig,
  locale: {
    ...momentGenerateConfig.locale,
    getWeekFirstDay: () => 1,
    parse: (locale, typed, formats) => momentGenerateConfig.locale.parse(locale, plainDate(typed), formats),
  },
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

/** Both pickers are moved sideways as far as their calendar needs to be inside the window. */
const insideWindow = { overflow: { adjustX: true, adjustY: true, shiftX: true } };

/** A field holds only what was typed or chosen: antd would also write there what the pointer is over. */
const noPreview = false;

/** A choice that closes the calendar takes the focus with it: it goes back to the field, once that no longer opens it. */
function focusWhenClosed(isOpen: boolean, picker: { focus: () => void } | null): void {
  if (!isOpen && document.activeElement?.closest('.ant-picker-dropdown')) setTimeout(() => picker?.focus());
}

/** antd keeps any spelling of the date that it has. It writes its own where that comes after another date. */
function useRewriting(): [isRewriting: boolean, rewrite: () => void] {
  const [isRewriting, setRewriting] = useState(false);
  const rewrite = (): void => {
    flushSync(() => setRewriting(true));
    setRewriting(false);
  };
  return [isRewriting, rewrite];
}

/**
 * antd's DatePicker of a day and a time, on moment. What is typed is read once it is finished: antd would complete a day
 * while its time is being typed, and drop a text that is no date.
 */
export function DatePicker({ value, time, onChange, ...rest }: DatePickerProps) {
  // The field keeps a text that is no date as long as antd's value stays the same.
  const [lastDate, setLastDate] = useState(value);
  const [isRewriting, rewrite] = useRewriting();
  const picker = useRef<ComponentRef<typeof MomentPicker>>(null);
  const date = value === '' || isMinute(value) ? value : lastDate;
  if (date !== lastDate) setLastDate(date);
  const take = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = readMinute(target.value.trim(), time);
    if (typed !== value) onChange(typed);
    else if (isMinute(value) && target.value !== formatMinute(value)) rewrite();
  };
  return (
    <MomentPicker
      {...rest}
      ref={picker}
      className="mq-date-picker"
      popupAlign={insideWindow}
      onOpenChange={(isOpen) => focusWhenClosed(isOpen, picker.current)}
      showTime={{ format: 'HH:mm', defaultOpenValue: moment(time, 'HH:mm') }}
      needConfirm={false}
      format={minuteShown}
      previewValue={noPreview}
      placeholder={minuteShown}
      preserveInvalidOnBlur
      // Never none meanwhile: its button 'Clear', which may be about to get the focus, would go.
      value={isMinute(date) ? moment(date, minuteFormat).add(isRewriting ? 1 : 0, 'day') : null}
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

const both = ({ from, to }: { from: string; to: string }, later = 0): [Moment, Moment] => [
  moment(from, dayFormat).add(later, 'days'),
  moment(to, dayFormat).add(later, 'days'),
];

/** What is in the two fields. */
const typedIn = (picker: ComponentRef<typeof MomentPicker.RangePicker> | null): string[] =>
  [...(picker?.nativeElement.querySelectorAll('input') ?? [])].map((input) => input.value);

/**
 * antd's RangePicker of days, on moment; either both days are set or neither. What is typed and no day stays, and is
 * said below.
 */
export function DateRangePicker({ label, value, presets, onChange, onClear }: DateRangePickerProps) {
  const { from, to } = value ?? {};
  // antd drops what is being typed when it gets other dates, also equal ones.
  const [isRewriting, rewrite] = useRewriting();
  const dates = useMemo(
    () => (from === undefined || to === undefined ? null : both({ from, to }, isRewriting ? 1 : 0)),
    [from, to, isRewriting],
  );
  const picker = useRef<ComponentRef<typeof MomentPicker.RangePicker>>(null);
  const id = useId();
  const [unread, setUnread] = useState<string>();
  const isUnread = unread !== undefined;
  const look = () => setUnread(typedIn(picker.current).find((typed) => typed !== '' && !isTypedDay(typed)));
  const leave = () => {
    look();
    const typed = typedIn(picker.current);
    if (!value || typed.map(readDay).join() !== [value.from, value.to].join()) return;
    if (typed.join() !== [value.from, value.to].map(formatDay).join()) rewrite();
  };
  // antd wants both fields visited: it would keep a typed day unsent, and take the focus back to the other field.
  const [round, setRound] = useState(0);
  const goOn = ({ currentTarget, target, relatedTarget }: FocusEvent): void => {
    const isWindowLeft = target === document.activeElement;
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('.ant-picker-dropdown');
    const typed = typedIn(picker.current);
    if (isWindowLeft || isInside || !typed.every(isTypedDay)) return;
    const [first = '', last = ''] = typed.map(readDay).sort();
    if (first === from && last === to) return;
    onChange({ from: first, to: last });
    setRound((before) => before + 1);
  };
  // antd shows other days one render later.
  useEffect(() => {
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [dates]);
  return (
    <Form.Item
      className="mq-field-item mq-date-range"
      validateStatus={isUnread ? 'error' : ''}
      help={isUnread ? <span id={id}>{formMessages.badDate(unread)}</span> : undefined}
    >
      <div onBlur={goOn}>
        <MomentPicker.RangePicker
          key={round}
          ref={picker}
          aria-label={label}
          aria-describedby={isUnread ? id : undefined}
          className="mq-date-picker"
          classNames={{ popup: { root: 'mq-range-popup' } }}
          popupAlign={insideWindow}
          onOpenChange={(isOpen) => focusWhenClosed(isOpen, picker.current)}
          preserveInvalidOnBlur={isUnread}
          onKeyDown={openByArrow}
          onBlur={leave}
          allowClear={onClear !== undefined}
          // Without it, Tab does not leave a field that is empty.
          allowEmpty={onClear !== undefined}
          format={typedDays}
          previewValue={noPreview}
          value={dates}
          presets={presets.map(({ label: name, days }) => ({ label: name, value: () => both(days()) }))}
          onChange={(chosen) => {
            if (chosen === null) onClear?.();
            const [first, last] = chosen ?? [];
            if (first && last) onChange({ from: first.format(dayFormat), to: last.format(dayFormat) });
          }}
        />
      </div>
    </Form.Item>
  );
}

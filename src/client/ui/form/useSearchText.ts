import { useEffect, useRef, useState } from 'react';
import { longestSearch } from '#contract/page';

/**
 * The text of a search field and its change handler. `onChange` is called with the trimmed text `pause` milliseconds
 * after the last key (at once when emptied), or by `search`, and `value` follows later. More may have been typed by then,
 * so only a `value` that this field did not request (Back, 'Clear filters') replaces the text. A text longer than the API
 * takes stays in the field, and is not searched. `pause`: Infinity waits for `search`.
 */
export function useSearchText(
  value: string,
  onChange: (text: string) => void,
  pause: number,
): [text: string, type: (text: string) => void, isTooLong: boolean, search: (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [requested, setRequested] = useState<readonly string[]>([]);
  if (known !== value) {
    const index = requested.indexOf(value);
    setKnown(value);
    setRequested(index < 0 ? [] : requested.slice(index + 1));
    if (index < 0) setText(value);
  }
  const now = useRef({ text, value, onChange });
  useEffect(() => {
    now.current = { text, value, onChange };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string): void => {
    const trimmed = typed.trim();
    if (now.current.value === trimmed || isTooLong(trimmed)) return;
    setRequested((before) => [...before, trimmed]);
    now.current.onChange(trimmed);
  };
  const type = (typed: string): void => {
    const rested = (): void => {
      if (now.current.text === typed) search(typed);
    };
    setText(typed);
    clearTimeout(timer.current);
    if (pause < Infinity) timer.current = setTimeout(rested, typed === '' ? 0 : pause);
  };
  return [text, type, isTooLong(text.trim()), search];
}

const isTooLong = (text: string): boolean => text.length > longestSearch;

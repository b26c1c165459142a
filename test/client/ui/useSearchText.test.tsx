import { act, renderHook } from '@testing-library/react';
import { useSearchText } from '../../../src/client/ui/form/useSearchText';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A search field whose address changes only when the test calls `follow`. */
function field(first = '') {
  const asked = jest.fn<undefined, [string]>();
  const { result, rerender } = renderHook(({ value }) => useSearchText(value, asked, 300), {
    initialProps: { value: first },
  });
  return {
    asked: () => asked.mock.calls.map(([text]) => text),
    text: () => result.current[0],
    type: (text: string) => {
      act(() => {
        result.current[1](text);
      });
    },
    rest: () => {
      act(() => {
        jest.advanceTimersByTime(300);
      });
    },
    follow: (value: string) => {
      rerender({ value });
    },
  };
}

test('what is typed while an earlier text is on its way to the address stays', () => {
  const search = field();
  search.type('halden_panoram');
  search.rest();
  search.type('halden_panorama_38');
  search.follow('halden_panoram');
  expect(search.text()).toBe('halden_panorama_38');
  search.rest();
  search.type('halden_panorama_3840 ');
  search.follow('halden_panorama_38');
  expect(search.text()).toBe('halden_panorama_3840 ');
  search.rest();
  expect(search.asked()).toEqual(['halden_panoram', 'halden_panorama_38', 'halden_panorama_3840']);
});

test('an address that skips a text still belongs to what is being typed', () => {
  const search = field();
  search.type('a');
  search.rest();
  search.type('ab');
  search.rest();
  search.type('abc');
  search.follow('ab');
  expect(search.text()).toBe('abc');
});

test('Back and Clear filters take the place of the text, also while it has not rested', () => {
  const search = field('zinc');
  search.type('zinc roof');
  search.rest();
  search.follow('zinc roof');
  search.follow('zinc');
  expect(search.text()).toBe('zinc');
  search.type('zinc door');
  search.follow('');
  search.rest();
  expect([search.text(), search.asked()]).toEqual(['', ['zinc roof']]);
});

test('an unchanged text is not searched again; an emptied field is searched at once', () => {
  const search = field('zinc');
  search.type('zinc r');
  search.type('zinc ');
  search.rest();
  expect(search.asked()).toEqual([]);
  search.type('');
  act(() => {
    jest.advanceTimersByTime(0);
  });
  expect(search.asked()).toEqual(['']);
});

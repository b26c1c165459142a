import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useBulkBarScroll } from '../../../src/client/ui/table/useBulkBarScroll';

function Card({ hasBar }: { hasBar: boolean }) {
  const card = useRef<HTMLElement>(null);
  useBulkBarScroll(card, hasBar);
  return <section ref={card}>{hasBar && <div className="mq-bulk" style={{ marginBottom: 8 }} />}</section>;
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
});
const scrolls = () => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

test('the page scrolls by the height of the bar that comes, so that the rows stay where they are', () => {
  const scrolled = scrolls();
  const { rerender } = render(<Card hasBar={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Card hasBar />);
  expect(scrolled).toHaveBeenCalledWith({ top: 56, behavior: 'instant' });
  rerender(<Card hasBar />);
  rerender(<Card hasBar={false} />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('not where the browser does it itself, nor for a bar that is there from the start', () => {
  const scrolled = scrolls();
  render(<Card hasBar />);
  jest.replaceProperty(window, 'scrollY', 10);
  const { rerender } = render(<Card hasBar={false} />);
  rerender(<Card hasBar />);
  expect(scrolled).not.toHaveBeenCalled();
});

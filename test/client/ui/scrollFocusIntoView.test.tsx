import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScrollFocusIntoView } from '../../../src/client/ui/keyboard/useScrollFocusIntoView';

function Page() {
  useScrollFocusIntoView();
  return (
    <>
      <button>Small</button>
      <button data-tall>Tall</button>
    </>
  );
}

test('what Tab reaches is scrolled into sight whole, unless it is larger than the window; a click scrolls nothing', async () => {
  const scrolled: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 100, this.hasAttribute('data-tall') ? window.innerHeight + 1 : 20);
  });
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Small' }));
  expect(scrolled).toEqual([]);
  await userEvent.tab();
  expect(scrolled).toEqual([]);
  await userEvent.tab({ shift: true });
  expect(scrolled).toEqual(['Small']);
});

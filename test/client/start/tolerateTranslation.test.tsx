import { act, render, screen } from '@testing-library/react';
import { tolerateTranslation } from '../../../src/client/start/tolerateTranslation';

/** What page translation does: each text goes into `<font>` elements, as it is or as a copy. */
function translate(copies: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // only texts are shown to it
  for (const text of texts.filter(({ parentElement }) => parentElement?.closest('font') === null)) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(font);
    font.append(copies ? text.data : text);
  }
}

/** Texts beside elements that come and go, as in the CSV dialog. */
function Rows({ count }: { count: number }) {
  return (
    <p>
      {count > 1 && <em>Reading</em>}
      {count > 2 && 'Checked. '}
      {count === 1 ? 'One row' : `${String(count)} rows`}
      {count !== 2 && ' will be loaded.'}
    </p>
  );
}

test('K17: a translated page renders on: texts and elements come, change and go beside translated ones', () => {
  tolerateTranslation();
  for (const copies of [false, true]) {
    const { rerender, unmount } = render(<Rows count={3} />);
    for (const count of [1, 3, 2, 1, 2, 3, 1]) {
      translate(copies);
      act(() => rerender(<Rows count={count} />));
      expect([copies, count, screen.queryByText('Reading') !== null]).toEqual([copies, count, count > 1]);
    }
    translate(copies);
    unmount();
    expect(document.body).not.toHaveTextContent('Reading');
  }
});

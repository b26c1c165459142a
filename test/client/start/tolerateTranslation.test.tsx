import { act, render } from '@testing-library/react';
import { tolerateTranslation } from '../../../src/client/start/tolerateTranslation';

const ways = [
  'the text moves into the font',
  'a copy replaces the text',
  'a copy is inserted, then the text removed',
] as const;

/** What page translation does: each text goes into a `<font>` element, as it is or as a copy. */
function translate(how: (typeof ways)[number]): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // only texts are shown to it
  for (const text of texts.filter(({ parentElement }) => parentElement?.closest('font') === null)) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    if (how === ways[2]) {
      text.before(font);
      text.remove();
    } else text.replaceWith(font);
    font.append(how === ways[0] ? text : `¡${text.data}`);
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
  const sentences = ['', 'One row will be loaded.', 'Reading2 rows', 'ReadingChecked. 3 rows will be loaded.'];
  for (const how of ways) {
    const { rerender, unmount } = render(<Rows count={3} />);
    for (const count of [1, 3, 2, 1, 2, 3, 1]) {
      translate(how);
      act(() => rerender(<Rows count={count} />));
      expect([how, count, document.body.textContent.replaceAll('¡', '')]).toEqual([how, count, sentences[count]]);
    }
    translate(how);
    unmount();
    expect(document.body.textContent).toBe('');
  }
});

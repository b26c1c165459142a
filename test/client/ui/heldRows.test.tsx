import { fireEvent, render, screen } from '@testing-library/react';
import { HeldRows } from '../../../src/client/ui/table/HeldRows';
import { MovedByOthers, useHeldRows } from '../../../src/client/ui/table/useHeldRows';

interface Row {
  _id: string;
  text: string;
}
const rowsOf = (text: string): Row[] => text.split(' ').map((each) => ({ _id: each.charAt(0), text: each }));

function List({ rows, view }: { rows: Row[]; view: string }) {
  const steady = useHeldRows(rows, view, true);
  return (
    <>
      {steady.held && <HeldRows {...steady.held} />}
      <p data-testid="rows">{steady.rows.map(({ text }) => text).join(' ')}</p>
    </>
  );
}
function open(first: string) {
  const by = { others: true };
  const draw = (rows: Row[], view: string) => (
    <MovedByOthers value={() => by.others}>
      <List rows={rows} view={view} />
    </MovedByOthers>
  );
  const page = render(draw(rowsOf(first), 'page 1'));
  return {
    become: (text: string, others: boolean, view = 'page 1') => {
      by.others = others;
      page.rerender(draw(rowsOf(text), view));
    },
    rows: () => screen.getByTestId('rows').textContent,
  };
}

it('shows changes of others in place, and holds back changes that would move rows until the user requests them', () => {
  const { become, rows } = open('a1 b1 c1');
  become('a1 b2 c1', true);
  expect(rows()).toBe('a1 b2 c1');
  become('x1 y1 a2', true);
  expect(rows()).toBe('a2 b2 c1');
  expect(screen.getByRole('status')).toHaveTextContent('2 new:show');
  become('x2 y1 a3', true);
  expect(rows()).toBe('a3 b2 c1');
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(rows()).toBe('x2 y1 a3');
  expect(screen.queryByRole('status')).toBeNull();
});

it("shows the user's own changes, and another page, at once", () => {
  const { become, rows } = open('a1 b1 c1');
  become('b1 c1 d1', false);
  expect(rows()).toBe('b1 c1 d1');
  become('c1 d1 e1', true);
  expect(rows()).toBe('b1 c1 d1');
  become('k1 l1', true, 'page 2');
  expect(rows()).toBe('k1 l1');
});

it('says that the order has changed where nothing is new', () => {
  const { become } = open('a1 b1 c1');
  become('c1 a1', true);
  expect(screen.getByRole('status')).toHaveTextContent('The list has changed:show');
});

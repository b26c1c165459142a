import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFoundPage } from '../../../src/client/shell/NotFoundPage';

test('an unknown page has a title of its own, names the address and links home', () => {
  document.title = 'Boards · Marquee';
  const { container } = render(
    <MemoryRouter initialEntries={['/no/such/page']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(document.title).toBe('Page not found · Marquee');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing is showing here.');
  expect(container).toHaveTextContent('/no/such/page');
  const home = within(container).getAllByRole('link', { name: /back home|go home|home/i });
  expect(home[0]).toHaveAttribute('href', '/home/');
});

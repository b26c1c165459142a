import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteFailure } from '../../../src/client/shell/RouteFailure';

function open(error: Error) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <RouteFailure /> }]);
  render(<RouterProvider router={router} />);
}

afterEach(() => sessionStorage.clear());

test('a page that breaks says so, keeps what was typed, and offers two ways out', () => {
  open(new TypeError('x is undefined'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('This page broke.');
  expect(alert).toHaveTextContent('What you typed is kept.');
  expect(alert).not.toHaveTextContent('x is undefined');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin Dash' })).toHaveAttribute('href', '/home');
});

test('code that still fails to load after a reload of the page does not cause another reload', () => {
  sessionStorage.setItem('marquee.reloadedAt', String(Date.now()));
  open(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept. Try again');
  expect(Number(sessionStorage.getItem('marquee.reloadedAt'))).toBeLessThanOrEqual(Date.now());
});

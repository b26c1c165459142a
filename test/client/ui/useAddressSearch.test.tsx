import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router-dom';
import { useAddressSearch } from '../../../src/client/ui/browser/useAddressSearch';

function Page() {
  const [search, change] = useAddressSearch();
  const set = (name: string): void =>
    void change((current) => {
      const next = new URLSearchParams(current);
      next.set(name, '1');
      return next;
    });
  return (
    <>
      <p>{search.toString()}</p>
      <button onClick={() => set('one')}>one</button>
      <button onClick={() => set('two')}>two</button>
    </>
  );
}

function open(loader?: LoaderFunction, address = '/list?page=3#row') {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Page />, ...(loader && { loader }) },
      { path: '/other', element: <p>the other page</p>, ...(loader && { loader }) },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string): void => screen.getByRole('button', { name }).click();
const written = (): string => screen.getByRole('paragraph').textContent;

describe('the query of the address', () => {
  it('takes two changes in one task, and keeps what else the address has', async () => {
    const router = open();
    await act(async () => {
      press('one');
      press('two');
    });
    expect(written()).toBe('page=3&one=1&two=1');
    expect(router.state.location.hash).toBe('#row');
  });

  it('takes a second change while the first is still loading', async () => {
    let release = (): void => undefined;
    const router = open(() => new Promise((done) => (release = () => done(null))));
    await act(async () => release());
    await act(async () => press('one'));
    expect(written()).toBe('page=3');
    await act(async () => press('two'));
    await act(async () => release());
    expect(written()).toBe('page=3&one=1&two=1');
    expect(router.state.navigation.state).toBe('idle');
  });

  it('takes nothing from a page that is still loading', async () => {
    let release = (): void => undefined;
    const router = open(() => new Promise((done) => (release = () => done(null))));
    await act(async () => release());
    await act(async () => void router.navigate('/other?secret=1'));
    await act(async () => press('one'));
    await act(async () => release());
    expect(router.state.location.pathname).toBe('/list');
    expect(written()).toBe('page=3&one=1');
  });

  it('leaves no question mark behind when the last parameter goes', async () => {
    function Clear() {
      const [, change] = useAddressSearch();
      return <button onClick={() => void change(() => new URLSearchParams())}>clear</button>;
    }
    const router = createMemoryRouter([{ path: '*', element: <Clear /> }], { initialEntries: ['/list?page=3'] });
    render(<RouterProvider router={router} />);
    await act(async () => press('clear'));
    expect(router.createHref(router.state.location)).toBe('/list');
  });
});

import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useProvider } from '../../../../src/client/boards/inventory/useProvider';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';

const secret = 'a-token-of-the-provider';
let on: TestApp;
beforeAll(async () => {
  on = await startApp();
});
afterAll(() => on.close());

/** Asks for a token twice, then for another one. */
function Asker({ said }: { said: string[] }) {
  const provider = useProvider();
  const [done, setDone] = useState(false);
  const ask = async () => {
    for (const renew of [false, false, true]) said.push((await provider?.token(renew)) ?? '');
    setDone(true);
  };
  if (!provider) return null;
  return done ? (
    <p>Asked</p>
  ) : (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  );
}

test('the provider’s token is kept, renewed when it is refused, and never stands in the store', async () => {
  const said: string[] = [];
  const page = openPart(on, <Asker said={said} />);
  const states: string[] = [];
  page.store.subscribe(() => states.push(JSON.stringify(page.store.getState())));
  let given = 0;
  page.wire.interrupt(({ path }) => {
    if (path !== '/api/boards/reach/authtoken') return undefined;
    given += 1;
    return Response.json({ token: `${secret}-${String(given)}` });
  });
  await page.user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByText('Asked');
  expect(said).toEqual([`${secret}-1`, `${secret}-1`, `${secret}-2`]);
  expect([...states, JSON.stringify(page.store.getState())].filter((state) => state.includes(secret))).toEqual([]);
});

import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { dropAllDrafts, holdDrafts, setDraftOwner } from '../../../src/client/ui/form/draftOwner';
import { readDraft, writeDraft } from '../../../src/client/ui/form/drafts';
import { useDebounced } from '../../../src/client/ui/form/useDebounced';
import { useDraft } from '../../../src/client/ui/form/useDraft';
import { usePersisted } from '../../../src/client/ui/browser/usePersisted';
import { useTicks } from '../../../src/client/ui/table/useTicks';
import { renderUi } from './renderUi';

const text = z.string();
const density = z.enum(['close', 'wide']);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setDraftOwner('robin');
});

function Choice({ name = 'first' }: { name?: string }) {
  const [value, set] = usePersisted<'close' | 'wide'>('density', density, 'wide');
  return <button onClick={() => set('close')}>{`${name}: ${value}`}</button>;
}

describe('a remembered choice', () => {
  it('is there again, and the same in every component', async () => {
    const { user, unmount } = renderUi(
      <>
        <Choice />
        <Choice name="second" />
      </>,
    );
    await user.click(screen.getByText('first: wide'));
    expect(screen.getByText('second: close')).toBeInTheDocument();
    unmount();
    renderUi(<Choice />);
    expect(screen.getByText('first: close')).toBeInTheDocument();
  });
  it('follows the other tabs', () => {
    renderUi(<Choice />);
    localStorage.setItem('mq.density', '"close"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mq.density' })));
    expect(screen.getByText('first: close')).toBeInTheDocument();
  });
  it.each(['{', '"huge"', 'null'])('treats %s as invalid', (junk) => {
    localStorage.setItem('mq.density', junk);
    renderUi(<Choice />);
    expect(screen.getByText('first: wide')).toBeInTheDocument();
  });
  it('works without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { user } = renderUi(<Choice />);
    await user.click(screen.getByText('first: wide'));
    expect(screen.getByText('first: close')).toBeInTheDocument();
  });
});

function Reason({ fleeting = false }: { fleeting?: boolean }) {
  const { value, set, clear, restored } = useDraft('reason:7', text, '', { forgetOnLeave: fleeting });
  return (
    <>
      <input aria-label="Reason" value={value} onChange={(event) => set(event.target.value)} />
      <button onClick={clear}>Save</button>
      {restored && <p>restored</p>}
    </>
  );
}
const typed = () => screen.getByLabelText<HTMLInputElement>('Reason').value;
async function type(fleeting = false) {
  const view = renderUi(<Reason fleeting={fleeting} />);
  await view.user.type(screen.getByLabelText('Reason'), 'too dark');
  return view;
}

describe('a draft', () => {
  it('survives unmounting its form', async () => {
    (await type()).unmount();
    renderUi(<Reason />);
    expect(typed()).toBe('too dark');
    expect(screen.getByText('restored')).toBeInTheDocument();
  });
  it('is gone once saved', async () => {
    const { user, unmount } = await type();
    await user.click(screen.getByText('Save'));
    expect(typed()).toBe('');
    unmount();
    renderUi(<Reason />);
    expect(typed()).toBe('');
  });
  it('belongs to one person', async () => {
    (await type()).unmount();
    setDraftOwner('ana');
    renderUi(<Reason />);
    expect(typed()).toBe('');
  });
  it('is gone for everybody after signing out, and nothing else is', () => {
    writeDraft('board:1', 'mine');
    sessionStorage.setItem('other', 'stays');
    dropAllDrafts();
    expect(readDraft('board:1', text)).toBeUndefined();
    expect(sessionStorage.getItem('other')).toBe('stays');
  });
  it('that is cleared on leaving survives a lost session', async () => {
    (await type(true)).unmount();
    expect(readDraft('reason:7', text)).toBeUndefined();
    const { unmount } = await type(true);
    holdDrafts();
    unmount();
    setDraftOwner('robin');
    renderUi(<Reason fleeting />);
    expect(typed()).toBe('too dark');
  });
});

function Ticks() {
  const { ids, names, onChange, tick, clear } = useTicks('lamps');
  return (
    <>
      <output>{JSON.stringify([[...ids], [...names]])}</output>
      <button
        onClick={() =>
          onChange(
            new Set([...ids, 'b']),
            new Map([
              ['a', 'A'],
              ['b', 'B'],
            ]),
          )
        }
      >
        one
      </button>
      <button onClick={() => tick(['a', 'b', 'c'])}>all</button>
      <button onClick={clear}>none</button>
    </>
  );
}

it('ticks keep ids with the names that are known, and are dropped with the page', async () => {
  const { user, unmount } = renderUi(<Ticks />);
  const now = (): unknown => JSON.parse(screen.getByRole('status').textContent);
  await user.click(screen.getByText('one'));
  expect(now()).toEqual([['b'], [['b', 'B']]]);
  await user.click(screen.getByText('all'));
  expect(now()).toEqual([['a', 'b', 'c'], [['b', 'B']]]);
  await user.click(screen.getByText('none'));
  expect(now()).toEqual([[], []]);
  await user.click(screen.getByText('one'));
  unmount();
  renderUi(<Ticks />);
  expect(now()).toEqual([[], []]);
});

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Search" value={value} onChange={(event) => setValue(event.target.value)} />
      <p>{`asked for: ${useDebounced(value, 200)}`}</p>
    </>
  );
}
it('a debounced value waits until typing stops', async () => {
  const { user } = renderUi(<Search />);
  await user.type(screen.getByLabelText('Search'), 'nor');
  expect(screen.getByText('asked for:')).toBeInTheDocument();
  expect(await screen.findByText('asked for: nor')).toBeInTheDocument();
});

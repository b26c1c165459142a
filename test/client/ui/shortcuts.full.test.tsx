import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { KeysSheet } from '../../../src/client/ui/keyboard/KeysSheet';
import type { Shortcut } from '../../../src/client/ui/keyboard/shortcuts';
import { hideInputMethodKeys } from '../../../src/client/ui/keyboard/pressedKey';
import { useShortcuts } from '../../../src/client/ui/keyboard/useShortcuts';
import { renderUi } from './renderUi';

const ran = jest.fn();
beforeEach(() => {
  ran.mockClear();
  localStorage.clear();
});

const shortcut = (keys: NonNullable<Shortcut['keys']>, more: Partial<Shortcut> = {}): Shortcut => {
  const id = typeof keys === 'string' ? keys : keys[0];
  return {
    id,
    keys,
    label: `Do ${id}`,
    group: 'Lists',
    run: () => {
      ran(id);
    },
    ...more,
  };
};
const LIST = [
  shortcut('a'),
  shortcut(['j', 'arrowdown'], { repeats: true, shownKeys: ['.'] }),
  shortcut('mod+k'),
  shortcut('g>h'),
  shortcut('#'),
  shortcut('?'),
  shortcut('enter'),
  shortcut('u', { when: false }),
  shortcut('mod+enter', { whileTyping: true }),
  shortcut('2'),
];
/** Of another list on the page. */
const OTHERS = [shortcut('a', { id: 'same', when: false }), shortcut('h'), shortcut('w')];

function Page({ dialog }: { dialog?: 'plain' | 'listening' }) {
  const [sheet, setSheet] = useState(false);
  useShortcuts(LIST);
  useShortcuts(OTHERS);
  return (
    <>
      <textarea aria-label="Reason" />
      <input type="checkbox" aria-label="Tick" />
      <input type="radio" aria-label="Day" />
      <button onClick={() => setSheet(true)}>Help</button>
      <KeysSheet open={sheet} onClose={() => setSheet(false)} />
      <Modal open={dialog !== undefined} title="Question">
        {dialog === 'listening' && <div data-shortcuts="" />}
      </Modal>
    </>
  );
}

describe('keys', () => {
  it('run what they stand for, once, and nothing where they have no use', async () => {
    const { user } = renderUi(<Page />);
    for (const [pressed, ...ids] of [
      ['a', 'a'],
      ['j', 'j'],
      ['{ArrowDown}', 'j'],
      ['{Control>}k{/Control}', 'mod+k'],
      ['gh', 'g>h'],
      ['h', 'h'],
      ['#', '#'],
      ['{Enter}', 'enter'],
      ['u'],
    ]) {
      ran.mockClear();
      await user.keyboard(pressed ?? '');
      expect([pressed, ran.mock.calls]).toEqual([pressed, ids.map((id) => [id])]);
    }
  });
  it('go by position on keyboards without Latin letters, and by letter on the others', () => {
    renderUi(<Page />);
    const cases: [string, Parameters<typeof fireEvent.keyDown>[1][], string[]][] = [
      ['Russian', [{ key: 'о', code: 'KeyJ' }], ['j']],
      [
        'Greek',
        [
          { key: 'Ξ', code: 'KeyJ', shiftKey: true },
          { key: 'α', code: 'KeyA' },
        ],
        ['a'],
      ],
      ['Russian, Shift and a digit', [{ key: '"', code: 'Digit2', shiftKey: true }], []],
      ['Arabic, a digit', [{ key: '٢', code: 'Digit2' }], ['2']],
      ['Thai', [{ key: '่', code: 'KeyJ' }], ['j']],
      ['Arabic', [{ key: 'ش', code: 'KeyA' }], ['a']],
      ['Hebrew, a chord', [{ key: 'ל', code: 'KeyK', ctrlKey: true }], ['mod+k']],
      ['Hebrew, a mark', [{ key: "'", code: 'KeyW' }], ['w']],
      [
        'Ukrainian, a sequence',
        [
          { key: 'п', code: 'KeyG' },
          { key: 'р', code: 'KeyH' },
        ],
        ['g>h'],
      ],
      ['Persian, a question mark', [{ key: '؟', code: 'Slash', shiftKey: true }], ['?']],
      ['Caps Lock', [{ key: 'A', code: 'KeyA' }], ['a']],
      [
        'Caps Lock, a sequence',
        [
          { key: 'G', code: 'KeyG' },
          { key: 'H', code: 'KeyH' },
        ],
        ['g>h'],
      ],
      [
        'AZERTY',
        [
          { key: 'q', code: 'KeyA' },
          { key: 'a', code: 'KeyQ' },
          { key: 'é', code: 'Digit2' },
          { key: '2', code: 'Digit2', shiftKey: true },
        ],
        ['a', '2'],
      ],
      [
        'Dvorak',
        [
          { key: 'h', code: 'KeyJ' },
          { key: 'j', code: 'KeyC' },
          { key: ',', code: 'KeyW' },
          { key: "'", code: 'KeyQ' },
          { key: 'w', code: 'Comma' },
        ],
        ['h', 'j', 'w'],
      ],
      [
        'French accents',
        [
          { key: 'é', code: 'Digit2' },
          { key: 'µ', code: 'KeyA' },
        ],
        [],
      ],
    ];
    const seen = cases.map(([layout, pressed]) => {
      ran.mockClear();
      for (const key of pressed) {
        fireEvent.keyDown(document.body, key);
        fireEvent.keyUp(document.body, key);
      }
      return [layout, ran.mock.calls.flat()];
    });
    expect(seen).toEqual(cases.map(([layout, , ids]) => [layout, ids]));
  });
  it('of an input method are hidden from the page', () => {
    const stop = hideInputMethodKeys();
    renderUi(<Page />);
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(document.body, { key: 'Enter', ...key });
    expect(ran).not.toHaveBeenCalled();
    stop();
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', keyCode: 229 });
    expect(ran).toHaveBeenCalledTimes(1);
  });
  it('are letters while typing, but for chords that say otherwise', async () => {
    const { user } = renderUi(<Page />);
    await user.type(screen.getByLabelText('Reason'), 'aj#');
    expect(ran).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Reason')).toHaveValue('aj#');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(ran.mock.calls).toEqual([['mod+enter']]);
  });
  it('work on a tick box, leave arrows to a radio button and Enter to a button', async () => {
    const { user } = renderUi(<Page />);
    await user.click(screen.getByLabelText('Tick'));
    await user.keyboard('a');
    expect(ran.mock.calls).toEqual([['a']]);
    screen.getByLabelText('Day').focus();
    await user.keyboard('{ArrowDown}');
    expect(ran).toHaveBeenCalledTimes(1);
    await user.keyboard('j');
    expect(ran.mock.calls).toEqual([['a'], ['j']]);
    screen.getByText('Help').focus();
    await user.keyboard('{Enter}');
    expect(ran).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
  });
  it('are still in front of an open dialog, unless it listens', async () => {
    const { user, unmount } = renderUi(<Page dialog="plain" />);
    await screen.findByRole('dialog');
    await user.keyboard('a');
    expect(ran).not.toHaveBeenCalled();
    unmount();
    const again = renderUi(<Page dialog="listening" />);
    await screen.findByRole('dialog');
    await again.user.keyboard('a');
    expect(ran).toHaveBeenCalledTimes(1);
  });
});

it('the sheet lists what can be pressed, and turns single keys off for good', async () => {
  const { user, unmount } = renderUi(<Page />);
  await user.click(screen.getByText('Help'));
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(sheet).toHaveTextContent('Do mod+kCtrlK');
  expect(sheet).toHaveTextContent('Do jJ↓.');
  expect(within(sheet).getAllByText('Do a')).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: 'Single keys' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('a');
  expect(ran).not.toHaveBeenCalled();
  await user.keyboard('{Control>}k{/Control}');
  expect(ran.mock.calls).toEqual([['mod+k']]);
  unmount();
  const again = renderUi(<Page />);
  await again.user.keyboard('j');
  expect(ran).toHaveBeenCalledTimes(1);
});

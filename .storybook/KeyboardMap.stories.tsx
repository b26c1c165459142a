import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './guide.css';
import { useEffect, useState } from 'react';
import { categoryNames } from '#contract/placement';
import { artworkAnswers } from '#test/artworkAnswers';
import { boardAnswers } from '#test/boardAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { HomePage } from '../src/client/artwork/HomePage';
import type { Words } from '../src/client/artwork/categories/useWords';
import { useReviewKeys } from '../src/client/artwork/reviewMode/useReviewKeys';
import { useZoom } from '../src/client/artwork/reviewMode/useZoom';
import { Shell } from '../src/client/shell/Shell';
import { Keys } from '../src/client/ui/keyboard/Keys';
import { keysOf, listShortcuts } from '../src/client/ui/keyboard/shortcuts';
import type { Shortcut } from '../src/client/ui/keyboard/shortcuts';

const nothing = () => undefined;
const allCategories = {
  categories: null,
  rows: categoryNames.map((category) => ({ category, isChosen: false, words: [] })),
  showsAll: true,
  toggleAll: nothing,
  toggle: nothing,
  toggleNothing: nothing,
};
const noWords: Words = {
  state: 'read',
  words: [],
  suggestions: [],
  isShown: true,
  toggle: nothing,
  active: undefined,
  setActive: nothing,
};

/** Registers the keys of review mode, without its dialog. */
function ReviewKeys() {
  useReviewKeys('f1', useZoom(undefined), true, {
    approve: nothing,
    disapprove: nothing,
    send: nothing,
    dismiss: nothing,
    toggleRead: nothing,
    onNext: nothing,
    onPrevious: nothing,
    onClose: nothing,
    onKeys: nothing,
    onReason: nothing,
    choice: allCategories,
    words: noWords,
  });
  return null;
}

const everywhere: readonly (readonly [keys: string, does: string])[] = [
  ['Tab, Shift+Tab', 'Next and previous control; the first stop of a page is "Skip to content"'],
  ['Enter, Space', 'Press the control; sort by a column; tick a row'],
  ['Esc', 'Close what stands on top: a menu, a dialog, review mode; end drawing a box on the map'],
  ['Arrow keys', 'Through tabs, menus, lists of a Select, the campaign carousel and the map'],
  ['+ and −', 'Zoom the map'],
];

const idsOf = (shortcuts: readonly Shortcut[]): string => shortcuts.map(({ id }) => id).join(' ');

/** The keyboard shortcuts that the mounted pages have registered. */
function KeyboardMap() {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    const clock = setInterval(() => {
      setShortcuts((known) => (idsOf(known) === idsOf(listShortcuts()) ? known : listShortcuts()));
    }, 100);
    return () => {
      clearInterval(clock);
    };
  }, []);
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <>
      <div hidden inert>
        <Shell>
          <HomePage />
        </Shell>
        <ReviewKeys />
      </div>
      <div className="mq-guide">
        <h1>Keyboard map</h1>
        <p>
          Single keys are off while somebody types, and can be turned off for good in the sheet that <kbd>?</kbd> opens.
        </p>
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <table className="mq-guide-table mq-guide-keys">
              <thead>
                <tr>
                  <th scope="col">Does</th>
                  <th scope="col">Keys</th>
                </tr>
              </thead>
              <tbody>
                {shortcuts
                  .filter((shortcut) => shortcut.group === group)
                  .map((shortcut) => (
                    <tr key={shortcut.id}>
                      <th scope="row">{shortcut.label}</th>
                      <td>
                        {keysOf(shortcut).map((keys) => (
                          <Keys key={keys} keys={keys} />
                        ))}
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
        <h2>Everywhere, as the platform has it</h2>
        <table className="mq-guide-table">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Do</th>
            </tr>
          </thead>
          <tbody>
            {everywhere.map(([keys, does]) => (
              <tr key={keys}>
                <th scope="row">{keys}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const meta = {
  title: 'Keyboard map',
  component: KeyboardMap,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    answers: [...artworkAnswers, ...boardAnswers],
    address: '/home?orgID=all',
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof KeyboardMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'Keyboard map',
  play: async ({ canvas }) => {
    await canvas.findByText('Next artwork');
    // The button of the page has the same text.
    await canvas.findAllByText('Start review', { selector: 'th' });
  },
};

import { messageCatalogue } from '#test/messageCatalogue';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './guide.css';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { inDocument } from '#test/storyPlays';
import { boardMessages } from '../src/client/boards/boards.messages';
import { notify } from '../src/client/ui/feedback/notify';

interface Text {
  /** For example `boardMessages.saveFailed`. */
  path: string;
  text: string;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Makes a text with sample values, trying one kind of value after another. */
function filled(make: (...values: never[]) => unknown): string {
  const tries: readonly unknown[][] = [
    ['Alder & Finch', 'Marquee', 'Lisbon'],
    [3, 12, 40],
    [['Winter fares, Lisbon', 'Volta launch'], 2],
  ];
  for (const values of tries) {
    try {
      const text = asText(make(...(values as never[]))); // functions of the catalogue; values of a wrong kind throw or give NaN
      if (text !== '' && !/NaN|undefined|\[object/.test(text)) return text;
    } catch {
      // The text needs values of another kind.
    }
  }
  return '';
}

/** Every text of the catalogue with its path. */
function textsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: filled(value as (...values: never[]) => unknown) }]; // the catalogue contains texts and functions that make them
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

const all = textsOf(messageCatalogue);

/** Every text of the catalogue, with a button that shows it as a notice. */
function Messages() {
  const [search, setSearch] = useState('');
  const found = all.filter(({ path, text }) => `${path} ${text}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <main className="mq-guide">
      <h1>Messages</h1>
      <p>
        The console&apos;s one catalogue: {all.length} texts. Where a text has values in it, examples stand for them.
        The texts that say &quot;campaign&quot; about boards are the customer&apos;s own.
      </p>
      <Input
        aria-label="Search messages"
        placeholder="Search"
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        style={{ maxWidth: 320 }}
      />
      <p role="status">
        {found.length} of {all.length}
      </p>
      <div className="mq-guide-scroll" role="region" aria-label="Texts" tabIndex={0}>
        <table className="mq-guide-table">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Text</th>
              <th scope="col">As a notice</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ path, text }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{text}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={`Show ${path}`}
                    onClick={() =>
                      notify[/fail|wrong|down|forbidden|server|broke/i.test(path) ? 'error' : 'success']({
                        text,
                        key: 'messages',
                      })
                    }
                  >
                    Show
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <Button onClick={() => setSearch('')}>Clear</Button>}
    </main>
  );
}

const meta = {
  title: 'Messages',
  component: Messages,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'Messages',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Show boardMessages.saved'));
    await inDocument(canvasElement).findAllByText(boardMessages.saved);
  },
};

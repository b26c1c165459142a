import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './guide.css';
import { Mark } from '../src/client/ui/display/Mark';

const states: readonly (readonly [name: string, says: string])[] = [
  ['Ready', 'Rows or a record, as a healthy server answers.'],
  ['Loading', 'The first answer is under way: skeletons with the real widths.'],
  ['Refetching', 'Old rows stay, dimmed, while others come.'],
  ['Empty', 'There is nothing yet: the specified sentence and one action.'],
  ['NoMatch', 'Nothing fits the filters: they are named, and can be cleared.'],
  ['PastTheEnd', 'A page that is no longer there: the last one is shown.'],
  ['Failed', 'What could not be loaded, the request id, another try.'],
];

const tools: readonly (readonly [name: string, says: string])[] = [
  ['Theme', 'system, light, dark'],
  ['Density', 'comfortable, compact'],
  ['Contrast', 'as the system says, or more'],
  ['Motion', 'as the system says, or reduced'],
  ['Network', 'fast; slow (2 s a call); 500, 403 and 401 for every call; offline'],
  ['Data', 'typical; empty; one row; awkward names; a list of 100,000'],
  ['Viewport', '320, 375, 767 and 768 (both sides of the breakpoint), 1024, 1280, 1920'],
];

function Rows({ of, head }: { of: readonly (readonly [string, string])[]; head: string }) {
  return (
    <table className="mq-guide-table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">What it shows</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([name, says]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What this Storybook contains, and how to use it. */
function StartHere() {
  return (
    <main className="mq-guide">
      <h1>
        <Mark size={32} /> Marquee, piece by piece
      </h1>
      <p>
        Every view of the console is here in every state it can be in: the real component with a new store and recorded
        replies. The replies are checked against the API&apos;s contract when a story renders. The console is neutral
        and dense, so that the artworks, in the shape of their billboards, are the brightest things on a page.
      </p>
      <h2>Pages to begin with</h2>
      <ul>
        <li>
          <strong>Tokens</strong>: colours with their computed contrast, and depth.
        </li>
        <li>
          <strong>Messages</strong>: every text of the catalogue, each with a button that shows it as a notice.
        </li>
        <li>
          <strong>State charts</strong>: each machine, drawn from the machine itself.
        </li>
        <li>
          <strong>Flows</strong>: a failed submission, a CSV with bad rows, a cancelled upload, a session that ends in
          mid-edit; each plays by itself.
        </li>
      </ul>
      <h2>Names of stories</h2>
      <Rows of={states} head="Story" />
      <p>
        A machine has one story for each of its states (<q>Board save states</q>). A test fails when a view or a state
        has no story.
      </p>
      <h2>The toolbar</h2>
      <Rows of={tools} head="Tool" />
      <p>
        Network and data change the answers of any story: choose <q>500</q> or <q>awkward names</q> and look at a page
        you are working on. Every story begins on 21 November 2026 at 09:00 UTC.
      </p>
      <h2>What a machine checks of every story, in light and in dark</h2>
      <ul>
        <li>It is drawn, its play function ends well, and nothing is written to the browser&apos;s console.</li>
        <li>axe finds nothing against WCAG 2.2 A and AA.</li>
      </ul>
    </main>
  );
}

const meta = {
  title: 'Start here',
  component: StartHere,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Start here' };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { BoardFilters, type BoardFilterValues } from './BoardFilters';
import './boards.css';
import { ViewSwitch } from './ViewSwitch';

const options = {
  countries: ['Czechia', 'Portugal', 'Switzerland'],
  publishers: ['Citylight DOOH', 'Harbour Media'],
  venueTypes: ['Airport', 'Roadside'],
};

/** With working filters, beside the switch to the map, as on the page. */
function Filtering({ chosen = {}, offered = options }: { chosen?: BoardFilterValues; offered?: typeof options }) {
  const [values, setValues] = useState(chosen);
  const [view, setView] = useState<'table' | 'map'>('table');
  return (
    <div className="mq-filters" role="group" aria-label="Filters of Boards">
      <BoardFilters values={values} onChange={(patch) => setValues({ ...values, ...patch })} options={offered} />
      <ViewSwitch view={view} onChange={setView} />
    </div>
  );
}

const meta = { title: 'Boards/BoardFilters', component: Filtering } satisfies Meta<typeof Filtering>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Some: Story = { args: { chosen: { search: 'riverside', country: 'Portugal', paused: true } } };
/** The values that boards have are still loading. */
export const Loading: Story = { args: { offered: { countries: [], publishers: [], venueTypes: [] } } };

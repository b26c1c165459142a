import { DeleteOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { CopyId } from './CopyId';
import { Field } from '../form/Field';
import { FilterChip } from '../table/FilterChip';
import { IconButton } from './IconButton';
import { Initials, InitialsGroup } from './Initials';
import { Kbd } from '../keyboard/Kbd';
import { LabelledSwitch } from '../form/LabelledSwitch';
import { Mark } from './Mark';
import { PageTitle } from './PageTitle';
import { RelativeDate } from '../format/RelativeDate';

/** Small components without state. */
const meta = { title: 'UI/Pieces' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  render: () => (
    <>
      <Mark size={64} label="Marquee" /> <Mark /> <Mark size={18} />
    </>
  ),
};
export const Dates: Story = {
  render: () => (
    <>
      <RelativeDate date="2026-01-12T09:00:00.000Z" />
      <p>
        <RelativeDate date="2027-03-01T00:00:00.000Z" inline planned />
      </p>
      <RelativeDate date={null} />
    </>
  ),
};
export const Ids: Story = { render: () => <CopyId id="org_4Kd8Za" of="Kestrel Air" /> };
export const Keys: Story = {
  render: () => (
    <>
      <Kbd>A</Kbd>{' '}
      <Button type="primary">
        Approve <Kbd>A</Kbd>
      </Button>
    </>
  ),
};
export const Icons: Story = {
  render: () => <IconButton label="Delete Winter fares" tip="Delete" icon={<DeleteOutlined />} />,
};
export const Heading: Story = {
  render: () => (
    <PageTitle
      windowTitle="All boards"
      subtitle="320 boards in 20 countries"
      actions={<Button type="primary">Add a new board</Button>}
    >
      All boards
    </PageTitle>
  ),
};

function Switches() {
  const [on, setOn] = useState(true);
  return <LabelledSwitch label="Winter fares active" checked={on} onChange={setOn} on="Active" off="Paused" />;
}
export const SwitchWithText: Story = { render: () => <Switches /> };

function Chips() {
  const [on, setOn] = useState(true);
  return (
    <div className="mq-end">
      <FilterChip on={on} onChange={setOn} count={40}>
        Is in campaign
      </FilterChip>
      <FilterChip on={false} onChange={() => undefined}>
        Approved only
      </FilterChip>
    </div>
  );
}
export const FilterChips: Story = { render: () => <Chips /> };
export const Fields: Story = {
  render: () => (
    <>
      <Field label="Name" hint="Make it unique" required>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="Latitude" problem="Must lie between -90 and 90">
        {(control) => <Input {...control} defaultValue="91" />}
      </Field>
      <Field label="Longitude" validText="Valid">
        {(control) => <Input {...control} defaultValue="14.4" />}
      </Field>
    </>
  ),
};
export const Circles: Story = {
  render: () => (
    <>
      <Initials name="Robin Vale" size={56} />{' '}
      <InitialsGroup names={['Robin Vale', 'Ana Okafor', 'Jo Lindqvist']} most={2} />
    </>
  ),
};

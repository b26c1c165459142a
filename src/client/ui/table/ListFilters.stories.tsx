import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from '../form/SearchField';
import { FilterChip } from './FilterChip';
import { ListFilters } from './ListFilters';

const ignore = () => undefined;

const meta = {
  title: 'UI/ListFilters',
  component: ListFilters,
  args: {
    label: 'Lamps',
    isOn: false,
    children: (
      <>
        <SearchField label="Search lamps" value="" onChange={ignore} />
        <FilterChip on={false} onChange={ignore}>
          Broken
        </FilterChip>
      </>
    ),
  },
} satisfies Meta<typeof ListFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { isOn: true } };

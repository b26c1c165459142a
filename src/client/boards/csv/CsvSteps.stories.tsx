import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CsvSteps } from './CsvSteps';
import './csv.css';

const meta = { title: 'Boards/CsvSteps', component: CsvSteps, args: { current: 'File' } } satisfies Meta<
  typeof CsvSteps
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {};
export const Columns: Story = { args: { current: 'Columns' } };
export const Review: Story = { args: { current: 'Review' } };
export const Load: Story = { args: { current: 'Load' } };
export const Report: Story = { args: { current: 'Report' } };

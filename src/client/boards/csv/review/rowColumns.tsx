import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { StatusLabel } from '../../../ui/display/StatusLabel';
import { BoardCell, ChangeCell, FieldCell, rowStatus, rowLabel, type EditRow } from '../CsvCells';
import type { RowView } from '../sheetSummary';
import type { RowWindow } from './useRowWindow';

/** The position of a row in the list; its content comes from the window of loaded rows. */
export interface RowPosition {
  position: number;
}

interface CsvColumn {
  title: string;
  /** Pixels; columns without a width share the remaining space. */
  width?: number;
  isNumber?: boolean;
  render: (row: RowView) => ReactNode;
}

const contents = (onEdit: EditRow | undefined): CsvColumn[] => [
  { title: 'Line', width: 60, render: ({ line }) => <span className="mq-two">{line}</span> },
  { title: 'Result', width: 112, render: (row) => <StatusLabel status={rowStatus(row)}>{rowLabel(row)}</StatusLabel> },
  { title: 'Board', width: 172, render: (row) => <BoardCell row={row} onEdit={onEdit} /> },
  {
    title: 'Resolution',
    width: 112,
    isNumber: true,
    render: (row) => <FieldCell row={row} field="resolution" onEdit={onEdit} />,
  },
  {
    title: 'Latitude',
    width: 104,
    isNumber: true,
    render: (row) => <FieldCell row={row} field="lat" onEdit={onEdit} />,
  },
  {
    title: 'Longitude',
    width: 104,
    isNumber: true,
    render: (row) => <FieldCell row={row} field="long" onEdit={onEdit} />,
  },
  { title: 'What will change', render: (row) => <ChangeCell row={row} onEdit={onEdit} /> },
];

const headerCell = () => ({ role: 'columnheader' });
const bodyCell = () => ({ role: 'cell' });

/** The columns of the review over the loaded rows. */
export const rowColumns = (window: RowWindow, onEdit: EditRow | undefined): TableColumnType<RowPosition>[] =>
  contents(onEdit).map(({ title, width, isNumber, render }) => ({
    key: title,
    title,
    ...(width !== undefined && { width }),
    ...(isNumber === true && { className: 'mq-number' }),
    onHeaderCell: headerCell,
    onCell: bodyCell,
    render: (_value: unknown, { position }: RowPosition) => {
      const row = window.rowAt(position);
      return row && render(row);
    },
  }));

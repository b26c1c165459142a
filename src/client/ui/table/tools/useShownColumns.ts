import { useMemo } from 'react';
import { usePersisted } from '../../browser/usePersisted';
import { isObject, reader } from '../../browser/reader';
import { ownerKey } from '../../form/draftOwner';
import type { PagedColumn } from '../pagedColumns';

type Choices = Readonly<Record<string, boolean>>;
const choices = reader<Choices>((given) =>
  isObject(given)
    ? Object.fromEntries(
        Object.entries(given).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
    : undefined,
);
const asDrawn: Choices = {};

export interface ColumnChoice {
  id: string;
  title: string;
  isShown: boolean;
  /** The first column: it names the row. */
  isAlways: boolean;
}

export interface ShownColumns<Row> {
  columns: readonly PagedColumn<Row>[];
  /** The width in pixels of the shown columns that are hidden by default. */
  extraWidth: number;
  /** The columns that have a name, for the menu; columns of buttons stay. */
  choices: readonly ColumnChoice[];
  show: (id: string, isShown: boolean) => void;
  reset: () => void;
}

/** The columns that the user chose to see in a list, stored for each user and list. */
export function useShownColumns<Row>(list: string, columns: readonly PagedColumn<Row>[]): ShownColumns<Row> {
  const [chosen, setChosen] = usePersisted(ownerKey(`columns:${list}`), choices, asDrawn);
  return useMemo(() => {
    const isShown = (column: PagedColumn<Row>): boolean =>
      column === columns[0] || column.hideTitle === true || (chosen[column.id] ?? column.isExtra !== true);
    const shown = columns.filter(isShown);
    return {
      columns: shown,
      extraWidth: shown.reduce((sum, { isExtra, width = 0 }) => (isExtra ? sum + width : sum), 0),
      choices: columns
        .filter(({ hideTitle }) => hideTitle !== true)
        .map((column) => ({
          id: column.id,
          title: column.title,
          isShown: isShown(column),
          isAlways: column === columns[0],
        })),
      show: (id, isWanted) => setChosen({ ...chosen, [id]: isWanted }),
      reset: () => setChosen(asDrawn),
    };
  }, [columns, chosen, setChosen]);
}

import { Select } from 'antd';
import { useState } from 'react';
import { placeName } from './boardColumns';
import { useListBoardsQuery } from './boards.api';
import { useDebounced } from '../ui/useDebounced';
import { tabLeaves } from '../ui/tabLeaves';

export interface PickedBoard {
  id: string;
  name: string;
}

interface BoardPickerProps {
  /** Id of the label's element. */
  id?: string;
  value: readonly PickedBoard[];
  onChange: (boards: PickedBoard[]) => void;
  /** Only boards of this organisation are offered. */
  orgID?: string | undefined;
}

/** Chooses boards by name: the server searches, so that a million can be chosen from. Deleted boards are not offered. */
export function BoardPicker({ id, value, onChange, orgID }: BoardPickerProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data, isFetching } = useListBoardsQuery({
    query: {
      pageSize: 50,
      sortID: 'boardname',
      sortDesc: false,
      deleted: false,
      ...(search === '' ? {} : { search }),
      ...(orgID === undefined ? {} : { orgID }),
    },
  });
  const found = (data?.boards ?? []).map(({ _id, boardname, boardloc }) => ({
    value: _id,
    label: boardname === '' ? _id : boardname,
    place: placeName({ boardloc }),
  }));
  const chosen = value
    .filter((board) => !found.some((each) => each.value === board.id))
    .map((board) => ({ value: board.id, label: board.name, place: '' }));
  return (
    <Select
      mode="multiple"
      {...tabLeaves}
      {...(id === undefined ? {} : { id })}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setText }}
      maxTagCount={12}
      loading={isFetching}
      placeholder="Search boards by name, city or device id"
      value={value.map((board) => ({ value: board.id, label: board.name }))}
      options={[...found, ...chosen]}
      optionRender={({ data: option }) => (
        <>
          {option.label} <span className="mq-two">{option.place}</span>
        </>
      )}
      onChange={(next: { value: string; label: string }[]) => {
        onChange(next.map((each) => ({ id: each.value, name: each.label })));
      }}
    />
  );
}

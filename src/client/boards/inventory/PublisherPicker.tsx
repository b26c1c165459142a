import { Select } from 'antd';
import { useId } from 'react';
import type { Publisher } from '#contract/inventory';
import { addBoardMessages } from '../addBoard.messages';

interface PublisherPickerProps {
  publishers: readonly Publisher[];
  loading: boolean;
  value: string | undefined;
  onChange: (publisherId: string | undefined) => void;
}

/** 'Choose a Media Owner': the provider's publishers, with search by name. */
export function PublisherPicker({ publishers, loading, value, onChange }: PublisherPickerProps) {
  const id = useId();
  return (
    <div className="mq-field mq-publisher">
      <label htmlFor={id}>{addBoardMessages.chooseMediaOwner}</label>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading}
        value={value ?? null}
        placeholder={addBoardMessages.chooseMediaOwner}
        notFoundContent={loading ? addBoardMessages.reading(0, 0) : addBoardMessages.noPublishers}
        options={publishers.map(({ id: key, name }) => ({ value: key, label: name }))}
        onChange={(next: string | null) => {
          onChange(next ?? undefined);
        }}
      />
    </div>
  );
}

import { Form, Select } from 'antd';
import { useId } from 'react';
import type { Publisher } from '#contract/inventory';
import '../../ui/form/field.css';
import { addBoardMessages } from '../addBoard.messages';
import { foldedSearch } from '../../ui/form/foldedSearch';

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
    <Form.Item
      layout="vertical"
      className="mq-field-item mq-publisher"
      htmlFor={id}
      label={addBoardMessages.chooseMediaOwner}
    >
      <Select
        id={id}
        showSearch={foldedSearch}
        loading={loading}
        value={value ?? null}
        placeholder={addBoardMessages.chooseMediaOwner}
        notFoundContent={loading ? addBoardMessages.reading(0, 0) : addBoardMessages.noPublishers}
        options={publishers.map(({ id: key, name }) => ({ value: key, label: name }))}
        onChange={(next: string | null) => onChange(next ?? undefined)}
      />
    </Form.Item>
  );
}

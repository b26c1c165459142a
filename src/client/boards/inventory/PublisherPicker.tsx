import { Select } from 'antd';
import { useId } from 'react';
import type { Publisher } from '#contract/inventory';
import { messages } from '../../ui/messages';

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
      <label htmlFor={id}>{messages.addBoard.chooseMediaOwner}</label>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading}
        value={value ?? null}
        placeholder={messages.addBoard.chooseMediaOwner}
        notFoundContent={loading ? messages.addBoard.reading(0, 0) : messages.addBoard.noPublishers}
        options={publishers.map(({ id: key, name }) => ({ value: key, label: name }))}
        onChange={(next: string | null) => {
          onChange(next ?? undefined);
        }}
      />
    </div>
  );
}

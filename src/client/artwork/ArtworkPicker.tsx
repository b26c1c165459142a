import { Select } from 'antd';
import { useState } from 'react';
import { apiAddress } from '../api/runtime';
import { useDebounced } from '../ui/useDebounced';
import { tabLeaves } from '../ui/tabLeaves';
import { useListArtworksQuery } from './artwork.api';

export interface PickedArtwork {
  id: string;
  name: string;
}

interface ArtworkPickerProps {
  id?: string;
  value: readonly PickedArtwork[];
  onChange: (artworks: PickedArtwork[]) => void;
}

/** Chooses artworks by name; the server searches. */
export function ArtworkPicker({ id, value, onChange }: ArtworkPickerProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data, isFetching } = useListArtworksQuery({
    query: { pageSize: 50, sortID: 'dateCreated', sortDesc: true, ...(search === '' ? {} : { search }) },
  });
  const found = (data?.files ?? []).map(({ _id, fileName, previewURL }) => ({
    value: _id,
    label: fileName,
    picture: previewURL ?? null,
  }));
  const chosen = value
    .filter((artwork) => !found.some((each) => each.value === artwork.id))
    .map((artwork) => ({ value: artwork.id, label: artwork.name, picture: null }));
  return (
    <Select
      mode="multiple"
      {...tabLeaves}
      {...(id === undefined ? {} : { id })}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={isFetching}
      placeholder="Search artworks by name"
      value={value.map((artwork) => ({ value: artwork.id, label: artwork.name }))}
      options={[...found, ...chosen]}
      optionRender={({ data: option }) => (
        <span className="mq-artwork-option">
          {option.picture !== null && (
            <img
              src={apiAddress(option.picture)}
              alt=""
              width={44}
              height={26}
              loading="lazy"
              style={{
                objectFit: 'contain',
                background: 'var(--mq-stage)',
                marginInlineEnd: 8,
                verticalAlign: 'middle',
              }}
            />
          )}
          {option.label}
        </span>
      )}
      onChange={(next: { value: string; label: string }[]) => {
        onChange(next.map((each) => ({ id: each.value, name: each.label })));
      }}
    />
  );
}

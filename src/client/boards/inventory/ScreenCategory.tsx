import { Select } from 'antd';
import { venueCategories, type VenueCategory } from '#contract/inventory';
import { addBoardMessages } from '../addBoard.messages';

const categories = Object.keys(venueCategories) as VenueCategory[]; // the keys of the constant
const options = categories.map((value) => ({ value, label: value }));

interface ScreenCategoryProps {
  value: VenueCategory | undefined;
  onChange: (category: VenueCategory | undefined) => void;
}

/** 'Category': filters screens by the venue type that the provider declares. */
export function ScreenCategory({ value, onChange }: ScreenCategoryProps) {
  return (
    <Select<string | null>
      aria-label={addBoardMessages.category}
      placeholder={addBoardMessages.category}
      allowClear
      value={value ?? null}
      options={options}
      onChange={(chosen) => onChange(categories.find((category) => category === chosen))}
      popupMatchSelectWidth={false}
      className="mq-board-filter"
    />
  );
}

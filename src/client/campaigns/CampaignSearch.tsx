import { useEffect, useState } from 'react';
import { messages } from '../ui/messages';
import { SearchInput } from '../ui/SearchInput';
import { useDebounced } from '../ui/useDebounced';

interface CampaignSearchProps {
  value: string;
  onChange: (text: string) => void;
}

/** Searches a moment after the last key; a change of the address (Back) is taken over. */
export function CampaignSearch({ value, onChange }: CampaignSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const settled = useDebounced(text, 250);
  // The address is outside React; only a settled text goes there.
  useEffect(() => {
    if (settled === text && settled.trim() !== value) onChange(settled.trim());
  }, [settled, text, value, onChange]);
  return <SearchInput className="mq-campaign-search" label={messages.campaigns.search} value={text} onChange={setText} />;
}

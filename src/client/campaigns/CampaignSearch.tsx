import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { messages } from '../ui/messages';
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
  return <Input className="mq-campaign-search" aria-label={messages.campaigns.search} placeholder={messages.campaigns.search} prefix={<SearchOutlined aria-hidden />} allowClear value={text} onChange={(event) => { setText(event.target.value); }} />;
}

import { messages } from '../ui/messages';
import { SearchInput } from '../ui/SearchInput';
import { useSearchText } from '../ui/useSearchText';

interface CampaignSearchProps {
  value: string;
  onChange: (text: string) => void;
}

/** Searches a moment after the last key; a change of the address (Back) is taken over. */
export function CampaignSearch({ value, onChange }: CampaignSearchProps) {
  const [text, type] = useSearchText(value, onChange, 250);
  return <SearchInput className="mq-campaign-search" label={messages.campaigns.search} value={text} onChange={type} />;
}

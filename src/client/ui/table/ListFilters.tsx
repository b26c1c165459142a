import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../theme/useMediaQuery';
import { listMessages } from '../ui.messages';
import './PagedTable.css';

interface ListFiltersProps {
  /** The list: 'Boards'. */
  label: string;
  /** Whether one of them is on. */
  isOn: boolean;
  /** The filters, the search first. */
  children: ReactNode;
}

/** The filters above a list. On a phone all but the first are hidden until they are asked for, unless one is on. */
export function ListFilters({ label, isOn, children }: ListFiltersProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(isOn);
  return (
    <div
      className={isPhone && !isOpen ? 'mq-filters mq-filters-folded' : 'mq-filters'}
      role="group"
      aria-label={`Filters of ${label}`}
    >
      {children}
      {isPhone && (
        <Button
          className="mq-filters-more"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {listMessages.filters}
        </Button>
      )}
    </div>
  );
}

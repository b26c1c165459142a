import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Deferred } from '../display/Deferred';
import { useIsPhone, useMediaQuery } from '../theme/useMediaQuery';
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
  // In a narrower window they may need two lines, so no room can be kept for them.
  const isOneLine = useMediaQuery('(min-width: 1200px)');
  const [isOpen, setIsOpen] = useState(isOn);
  return (
    <div
      className={isPhone && !isOpen ? 'mq-filters mq-filters-folded' : 'mq-filters'}
      role="group"
      aria-label={`Filters of ${label}`}
    >
      <Deferred when={isOneLine}>
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
      </Deferred>
    </div>
  );
}

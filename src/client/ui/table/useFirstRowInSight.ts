import { useEffect, useRef, type RefObject } from 'react';

/** After paging, scrolls to the top of the list if its first row is above the window or below the sticky header. */
export function useFirstRowInSight(card: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const row = card.current?.querySelector('.ant-table-tbody > .ant-table-row');
    const header = card.current?.querySelector('.ant-table-thead')?.firstElementChild?.firstElementChild;
    if (!row || row.getBoundingClientRect().top >= (header?.getBoundingClientRect().bottom ?? 0)) return;
    card.current?.scrollIntoView({ block: 'start' });
  }, [card, page]);
}

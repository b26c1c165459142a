import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onOff } from '../ui/browser/reader';
import { useIsPhone, useMediaQuery } from '../ui/theme/useMediaQuery';
import { usePersisted } from '../ui/browser/usePersisted';

export interface SidebarState {
  /** `full` 248 px with labels, `rail` 64 px with icons, `drawer` over the page. */
  form: 'full' | 'rail' | 'drawer';
  /** Whether the drawer is open. */
  open: boolean;
  toggle: () => void;
  close: () => void;
}

/** The form of the sidebar. The user's choice is remembered, separately for wide and medium windows. */
export function useSidebar(): SidebarState {
  const phone = useIsPhone();
  const middling = useMediaQuery('(max-width: 1199.98px)');
  const [wide, setWide] = usePersisted(middling ? 'sidebar.middling' : 'sidebar.wide', onOff, !middling);
  const { pathname } = useLocation();
  // Following a link closes the drawer.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const toggle = useCallback(() => {
    if (phone) setOpenAt(open ? undefined : pathname);
    else setWide(!wide);
  }, [phone, open, pathname, wide, setWide]);
  const close = useCallback(() => setOpenAt(undefined), []);
  const form = phone ? 'drawer' : wide ? 'full' : 'rail';
  return useMemo(() => ({ form, open: phone && open, toggle, close }), [form, phone, open, toggle, close]);
}

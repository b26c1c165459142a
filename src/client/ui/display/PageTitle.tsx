import { Flex } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageTitleProps {
  /** The heading; also the window's title unless `windowTitle` says otherwise. */
  children: ReactNode;
  windowTitle: string;
  /** One line under the heading. */
  subtitle?: ReactNode;
  /** Actions on the right; at most one filled button. */
  actions?: ReactNode;
}

/**
 * The last page of this visit (null before the first), and the page whose heading had the focus when it was replaced.
 */
const visit: { lastPath: string | null; focusedPath: string | null } = { lastPath: null, focusedPath: null };

/** Whether the focus may move to the heading: not if something else took it, such as a dialog opened by the address. */
const isFree = (active: Element | null): boolean =>
  active === null || active === document.body || active.closest('nav, header, a') !== null;

/**
 * The page's h1. A navigation moves the focus to it, so that screen readers announce the new page; not for the first
 * page of a visit.
 */
export function PageTitle({ children, windowTitle, subtitle, actions }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${windowTitle} · Marquee`;
  }, [windowTitle]);
  useEffect(() => {
    const arrived = visit.lastPath !== null && visit.lastPath !== pathname;
    // The heading of a record replaces that of the loading state, and takes over its focus.
    const takesOver = visit.focusedPath === pathname;
    visit.lastPath = pathname;
    visit.focusedPath = null;
    if ((arrived || takesOver) && isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      visit.focusedPath = element !== null && document.activeElement === element ? pathname : null;
    };
  }, [pathname]);
  return (
    <Flex wrap gap={12} align="flex-end" className="mq-page-title">
      <div className="mq-page-title-text">
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="mq-end">{actions}</div>}
    </Flex>
  );
}

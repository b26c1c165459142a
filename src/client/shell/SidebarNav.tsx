import { Menu, type MenuProps } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useSelectionSearch } from '../organisations/selection';
import { nounMessages } from '../ui/ui.messages';
import { shellMessages } from './shell.messages';
import { managementLinks, overviewLinks, quickLinks, type Destination } from './navigation';
import { usePageAvailability } from '../session/usePageAvailability';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';

const DifferenceCountBadge = lazyWithRetry(
  async () => (await import('../inventoryWatch/DifferenceCountBadge')).DifferenceCountBadge,
);
/** Content at the right of a link. */
const extras: Readonly<Record<string, ReactNode>> = { '/inventory': <DifferenceCountBadge /> };

const groups = [
  { key: 'quick', label: shellMessages.quickLinks, links: quickLinks },
  { key: 'management', label: shellMessages.management, links: managementLinks },
  { key: 'overview', label: nounMessages.overview, links: overviewLinks },
] as const;

interface NavProps {
  collapsed: boolean;
}

interface LinksProps extends NavProps {
  pathname: string;
  search: string;
  navigate: NavigateFunction;
}

/**
 * The groups of links, without pages that the API lacks or no role allows. A collapsed sidebar shows only icons, with
 * the names in tooltips.
 */
export function SidebarNav({ collapsed }: NavProps) {
  const { pathname } = useLocation();
  const search = useSelectionSearch();
  return (
    <nav aria-label="Main" data-tour="navigation" className="mq-nav">
      <Links collapsed={collapsed} pathname={pathname} search={search} navigate={useNavigate()} />
    </nav>
  );
}

/** Another page or order of a list changes none of the props, so the menu is not rendered again. */
const Links = memo(function Links({ collapsed, pathname, search, navigate }: LinksProps) {
  const isOffered = usePageAvailability();
  const shown = groups.map(({ links, ...group }) => ({
    ...group,
    links: links.filter(isOffered),
  }));
  const destinations = shown.flatMap(({ links }) => links);
  const current = destinations.find(({ covers }) => covers.test(pathname))?.to;
  const item = ({ to, label, icon }: Destination) => ({
    key: to,
    icon,
    ...(to === current && { className: 'mq-nav-current' }),
    ...(collapsed ? { title: label } : { extra: extras[to] }),
    label: (
      <Link to={{ pathname: to, search }} {...(to === current ? { 'aria-current': 'page' as const } : {})}>
        {label}
      </Link>
    ),
  });
  // The router handles clicks on the link. The arrow keys focus the menu item around it, for which the menu handles
  // Enter.
  const onClick: MenuProps['onClick'] = ({ key, domEvent: { target } }) => {
    if (target instanceof Element && target.closest('a') === null) void navigate({ pathname: key, search });
  };
  return (
    <Menu
      mode="inline"
      classNames={{ item: 'mq-nav-item', itemContent: 'mq-nav-label', itemTitle: 'mq-nav-title' }}
      styles={{ itemIcon: { fontSize: 16 } }}
      // The padding of the items.
      inlineIndent={10}
      inlineCollapsed={collapsed}
      // The links are the tab stops.
      tabIndex={-1}
      selectedKeys={current === undefined ? [] : [current]}
      onClick={onClick}
      items={
        collapsed
          ? destinations.map(item)
          : shown
              .filter(({ links }) => links.length > 0)
              .map(({ key, label, links }) => ({ key, type: 'group', label, children: links.map(item) }))
      }
    />
  );
});

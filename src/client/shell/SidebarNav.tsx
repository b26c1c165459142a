import { Tooltip } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useSelectionSearch } from '../organisations/selection';
import { messages } from '../ui/messages';
import { managementLinks, quickLinks, type Destination } from './navigation';

/** The two groups of links. In a rail only the icons are seen; the words stay for everybody else. */
export function SidebarNav({ rail }: { rail: boolean }) {
  return (
    <nav className="mq-nav" aria-label="Main" data-tour="navigation">
      <Group title={messages.shell.quickLinks} links={quickLinks} rail={rail} />
      <Group title={messages.shell.management} links={managementLinks} rail={rail} />
    </nav>
  );
}

function Group({ title, links, rail }: { title: string; links: readonly Destination[]; rail: boolean }) {
  return (
    <>
      {!rail && <div className="mq-nav-title">{title}</div>}
      <ul>
        {links.map((link) => (
          <NavItem key={link.to} link={link} rail={rail} />
        ))}
      </ul>
    </>
  );
}

function NavItem({ link, rail }: { link: Destination; rail: boolean }) {
  const { pathname } = useLocation();
  const search = useSelectionSearch();
  return (
    <li>
      <Tooltip title={rail && link.label} placement="right">
        <Link to={{ pathname: link.to, search }} {...(link.covers.test(pathname) ? { 'aria-current': 'page' } : {})}>
          {link.icon}
          <span className={rail ? 'mq-sr' : 'mq-ellipsis'}>{link.label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}

import { BankOutlined, DesktopOutlined, HomeOutlined, NotificationOutlined, PictureOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { messages } from '../ui/messages';

export interface Destination {
  to: string;
  label: string;
  icon: ReactNode;
  /** Paths under which this is where one is. */
  covers: RegExp;
}

export const quickLinks: readonly Destination[] = [{ to: '/home/', label: messages.shell.adminDash, icon: <HomeOutlined aria-hidden />, covers: /^\/(home|dashboard)(\/|$)/ }];

export const managementLinks: readonly Destination[] = [
  { to: '/users', label: messages.shell.users, icon: <TeamOutlined aria-hidden />, covers: /^\/users(\/|$)/ },
  { to: '/organisations/', label: messages.shell.organisations, icon: <BankOutlined aria-hidden />, covers: /^\/(organisations?|financial)(\/|$)/ },
  { to: '/campaigns', label: messages.shell.campaigns, icon: <NotificationOutlined aria-hidden />, covers: /^\/(campaigns?|newcampaign|management\/campaigns)(\/|$)/ },
  { to: '/ads', label: messages.shell.adsAndFiles, icon: <PictureOutlined aria-hidden />, covers: /^\/ads(\/|$)/ },
  { to: '/boards', label: messages.shell.boards, icon: <DesktopOutlined aria-hidden />, covers: /^\/(boards|management\/boards)(\/|$)/ },
];

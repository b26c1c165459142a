import {
  BankOutlined,
  DesktopOutlined,
  HomeOutlined,
  NotificationOutlined,
  PictureOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { messages } from '../ui/messages';

export interface Destination {
  to: string;
  label: string;
  icon: ReactNode;
  /** Pressed after G, it leads there. */
  letter: string;
  /** Paths under which this is where one is. */
  covers: RegExp;
}

export const quickLinks: readonly Destination[] = [
  {
    to: '/home/',
    label: messages.shell.adminDash,
    letter: 'h',
    icon: <HomeOutlined aria-hidden />,
    covers: /^\/(home|dashboard)(\/|$)/,
  },
];

export const managementLinks: readonly Destination[] = [
  {
    to: '/users',
    label: messages.shell.users,
    letter: 'u',
    icon: <TeamOutlined aria-hidden />,
    covers: /^\/users(\/|$)/,
  },
  {
    to: '/organisations/',
    label: messages.shell.organisations,
    letter: 'o',
    icon: <BankOutlined aria-hidden />,
    covers: /^\/(organisations?|financial)(\/|$)/,
  },
  {
    to: '/campaigns',
    label: messages.shell.campaigns,
    letter: 'c',
    icon: <NotificationOutlined aria-hidden />,
    covers: /^\/(campaigns?|newcampaign|management\/campaigns)(\/|$)/,
  },
  {
    to: '/ads',
    label: messages.shell.adsAndFiles,
    letter: 'a',
    icon: <PictureOutlined aria-hidden />,
    covers: /^\/ads(\/|$)/,
  },
  {
    to: '/boards',
    label: messages.shell.boards,
    letter: 'b',
    icon: <DesktopOutlined aria-hidden />,
    covers: /^\/(boards|management\/boards)(\/|$)/,
  },
];

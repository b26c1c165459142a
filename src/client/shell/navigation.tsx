import {
  BankOutlined,
  DesktopOutlined,
  HomeOutlined,
  NotificationOutlined,
  PictureOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { nounMessages } from '../ui/ui.messages';

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
    label: nounMessages.adminDash,
    letter: 'h',
    icon: <HomeOutlined aria-hidden />,
    covers: /^\/(home|dashboard)(\/|$)/,
  },
];

export const managementLinks: readonly Destination[] = [
  {
    to: '/users',
    label: nounMessages.users,
    letter: 'u',
    icon: <TeamOutlined aria-hidden />,
    covers: /^\/users(\/|$)/,
  },
  {
    to: '/organisations/',
    label: nounMessages.organisations,
    letter: 'o',
    icon: <BankOutlined aria-hidden />,
    covers: /^\/(organisations?|financial)(\/|$)/,
  },
  {
    to: '/campaigns',
    label: nounMessages.campaigns,
    letter: 'c',
    icon: <NotificationOutlined aria-hidden />,
    covers: /^\/(campaigns?|newcampaign|management\/campaigns)(\/|$)/,
  },
  {
    to: '/ads',
    label: nounMessages.adsAndFiles,
    letter: 'a',
    icon: <PictureOutlined aria-hidden />,
    covers: /^\/ads(\/|$)/,
  },
  {
    to: '/boards',
    label: nounMessages.boards,
    letter: 'b',
    icon: <DesktopOutlined aria-hidden />,
    covers: /^\/(boards|management\/boards)(\/|$)/,
  },
];

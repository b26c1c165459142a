import {
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  DesktopOutlined,
  HomeOutlined,
  NotificationOutlined,
  PictureOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ExtensionName } from '#contract/extensions';
import type { Permission } from '#contract/permissions';
import { nounMessages } from '../ui/ui.messages';
import { auditMessages } from './shell.messages';

export interface Destination {
  to: string;
  label: string;
  icon: ReactNode;
  /** Pressed after G, it leads there. */
  letter: string;
  /** Paths under which this is where one is. */
  covers: RegExp;
  /** What the API must have for it. */
  extension?: ExtensionName;
  /** What one of the person's roles must allow. */
  permission?: Permission;
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

/** Shown where the API has what they show. */
export const overviewLinks: readonly Destination[] = [
  {
    to: '/inventory',
    label: nounMessages.inventory,
    letter: 'v',
    icon: <SwapOutlined aria-hidden />,
    covers: /^\/inventory(\/|$)/,
    extension: 'inventory-watch',
  },
  {
    to: '/insights',
    label: nounMessages.insights,
    letter: 'i',
    icon: <BarChartOutlined aria-hidden />,
    covers: /^\/insights(\/|$)/,
    extension: 'insights',
  },
  {
    to: '/audit',
    label: auditMessages.title,
    letter: 'l',
    icon: <AuditOutlined aria-hidden />,
    covers: /^\/audit(\/|$)/,
    extension: 'audit',
    permission: 'audit',
  },
];

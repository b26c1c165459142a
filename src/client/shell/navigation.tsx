import {
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  DesktopOutlined,
  HomeOutlined,
  NotificationOutlined,
  PictureOutlined,
  SafetyOutlined,
  SwapOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ExtensionName } from '#contract/extensions';
import type { Permission } from '#contract/permissions';
import { nounMessages } from '../ui/ui.messages';

export interface Destination {
  to: string;
  label: string;
  icon: ReactNode;
  /** The key that opens it when pressed after G. */
  letter: string;
  /** The paths for which this link is the current one. */
  covers: RegExp;
  /** The extension it needs. */
  extension?: ExtensionName;
  /** The permission it needs. */
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

/** Links that are shown only if the API has their extension. */
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
    to: '/rules',
    label: nounMessages.placementRules,
    letter: 'p',
    icon: <SafetyOutlined aria-hidden />,
    covers: /^\/rules(\/|$)/,
    extension: 'placement',
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
    label: nounMessages.auditLog,
    letter: 'l',
    icon: <AuditOutlined aria-hidden />,
    covers: /^\/audit(\/|$)/,
    extension: 'audit',
    permission: 'audit',
  },
];

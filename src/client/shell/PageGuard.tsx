import type { Permission } from '#contract/permissions';
import { Outlet, useLocation } from 'react-router-dom';
import type { ExtensionName } from '#contract/extensions';
import { checkPermission } from '../session/permissions';
import { useMe } from '../session/useMe';
import { useProduct } from '../api/product.api';
import { EmptyState } from '../ui/feedback/EmptyState';
import { campaignMessages } from '../campaigns/campaigns.messages';
import { organisationListMessages } from '../organisations/organisations.messages';
import { nounMessages } from '../ui/ui.messages';
import { shellMessages } from './shell.messages';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { PageTitle } from '../ui/display/PageTitle';

const ForbiddenPage = lazyWithRetry(async () => (await import('./ForbiddenPage')).ForbiddenPage);

/** Pages that need an extension of the product API. */
const needs: readonly (readonly [page: RegExp, extension: ExtensionName, title: string])[] = [
  [/^\/users$/, 'users', nounMessages.users],
  [/^\/organisations$/, 'organisations', nounMessages.organisations],
  [/^\/financial$/, 'organisations', organisationListMessages.financial],
  [/^\/campaign\/[^/]+$/, 'campaign-pages', campaignMessages.one],
  [/^\/newcampaign$/, 'campaign-pages', campaignMessages.newTitle],
  [/^\/audit$/, 'audit', nounMessages.auditLog],
  [/^\/inventory$/, 'inventory-watch', nounMessages.inventory],
  [/^\/rules$/, 'placement', nounMessages.placementRules],
  [/^\/insights$/, 'insights', nounMessages.insights],
];

interface NeededPermission {
  page: RegExp;
  /** Applies only while the address has this parameter, which opens a dialog. */
  opens?: string;
  permission: Permission;
  /** Needs a role for all organisations. */
  isEverywhere?: true;
}

/** Pages, and dialogs of pages, that need a permission. */
const permissions: readonly NeededPermission[] = [
  { page: /^\/audit$/, permission: 'audit' },
  { page: /^\/newcampaign$/, permission: 'inventory' },
  { page: /^\/(?:management\/)?boards$/, opens: 'add', permission: 'inventory' },
  { page: /^\/users$/, opens: 'user', permission: 'people' },
  { page: /^\/organisations$/, opens: 'organisation', permission: 'finance', isEverywhere: true },
  ...['credit', 'edit', 'team'].map(
    (opens) => ({ page: /^\/organisation\/[^/]+$/, opens, permission: 'finance' }) as const,
  ),
];

/** Whether the roles allow the page or dialog of the address. */
function useIsAllowed(page: string): boolean {
  const { me } = useMe();
  const [address] = useAddressSearch();
  return permissions
    .filter((needed) => needed.page.test(page) && (needed.opens === undefined || address.has(needed.opens)))
    .every(({ permission, isEverywhere }) =>
      isEverywhere
        ? checkPermission(me?.roles, permission, null) === 'yes'
        : checkPermission(me?.roles, permission) !== 'never',
    );
}

/** The page of the address, or a message if the API lacks its extension or the roles do not allow it. */
export function PageGuard() {
  const { pathname } = useLocation();
  const { known, has } = useProduct();
  const page = pathname.replace(/(?<=.)\/+$/, '');
  if (!useIsAllowed(page)) return <ForbiddenPage />;
  const needed = needs.find(([pattern]) => pattern.test(page));
  if (needed === undefined) return <Outlet />;
  const [, extension, title] = needed;
  // Not rendered before the extensions are known, so that no unsupported call is sent.
  if (!known)
    return (
      <div className="mq-page" aria-busy="true">
        <PageTitle windowTitle={title}>{title}</PageTitle>
      </div>
    );
  if (has(extension)) return <Outlet />;
  return (
    <div className="mq-page">
      <PageTitle windowTitle={title}>{title}</PageTitle>
      <EmptyState text={shellMessages.notOffered} />
    </div>
  );
}

import { Outlet, useLocation } from 'react-router-dom';
import type { ExtensionName } from '#contract/extensions';
import { useProduct } from '../api/product.api';
import { EmptyState } from '../ui/EmptyState';
import { campaignMessages } from '../campaigns/campaigns.messages';
import { organisationListMessages } from '../organisations/organisations.messages';
import { userMessages } from '../organisations/people.messages';
import { auditMessages, shellMessages } from './shell.messages';
import { PageTitle } from '../ui/PageTitle';

/** Pages that are nothing without an extension of the product API. */
const needs: readonly (readonly [page: RegExp, extension: ExtensionName, title: string])[] = [
  [/^\/users$/, 'users', userMessages.title],
  [/^\/organisations$/, 'organisations', organisationListMessages.title],
  [/^\/financial$/, 'organisations', organisationListMessages.financial],
  [/^\/campaign\/[^/]+$/, 'campaign-pages', campaignMessages.one],
  [/^\/newcampaign$/, 'campaign-pages', campaignMessages.newTitle],
  [/^\/audit$/, 'audit', auditMessages.title],
];

/** The page of the address; where the API lacks what it is made of, a word about that in its place. */
export function OfferedPage() {
  const { pathname } = useLocation();
  const { known, has } = useProduct();
  const page = pathname.replace(/(?<=.)\/+$/, '');
  const needed = needs.find(([pattern]) => pattern.test(page));
  if (needed === undefined) return <Outlet />;
  const [, extension, title] = needed;
  // Not asked for before it is known that it can be answered.
  if (!known) return <div className="mq-page" aria-busy="true" />;
  if (has(extension)) return <Outlet />;
  return (
    <div className="mq-page">
      <PageTitle windowTitle={title}>{title}</PageTitle>
      <EmptyState text={shellMessages.notOffered} />
    </div>
  );
}

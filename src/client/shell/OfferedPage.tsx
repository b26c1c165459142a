import { Outlet, useLocation } from 'react-router-dom';
import type { ExtensionName } from '#contract/extensions';
import { useProduct } from '../api/product.api';
import { EmptyState } from '../ui/EmptyState';
import { messages } from '../ui/messages';
import { PageTitle } from '../ui/PageTitle';

/** Pages that are nothing without an extension of the product API. */
const needs: readonly (readonly [page: RegExp, extension: ExtensionName, title: string])[] = [
  [/^\/users$/, 'users', messages.users.title],
  [/^\/organisations$/, 'organisations', messages.organisations.title],
  [/^\/financial$/, 'organisations', messages.organisations.financial],
  [/^\/campaign\/[^/]+$/, 'campaign-pages', messages.campaigns.one],
  [/^\/newcampaign$/, 'campaign-pages', messages.campaigns.newTitle],
  [/^\/audit$/, 'audit', messages.audit.title],
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
      <EmptyState text={messages.shell.notOffered} />
    </div>
  );
}

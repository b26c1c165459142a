import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSelectionSearch } from './selection';

/** A link to the page of an organisation, which keeps the selection. */
export function OrganisationPageLink({ id, children }: { id: string; children: ReactNode }) {
  const search = useSelectionSearch();
  return <Link to={{ pathname: `/organisation/${encodeURIComponent(id)}`, search }}>{children}</Link>;
}

import { Alert } from 'antd';
import { useExtension, useListAuditQuery } from '../api/product.api';
import { formMessages } from '../ui/ui.messages';
import { useMe } from './useMe';

interface SavedMeanwhileProps {
  /** The record of an open form with edits, and the noun for it. */
  id: string | undefined;
  what: string;
  /** The version that the edit began from, and the stored one. */
  began: number | undefined;
  stored: number | undefined;
}

/** Says beside the button of a form that somebody else has saved the record since the edit began. */
export function SavedMeanwhileBadge({ id, what, began, stored }: SavedMeanwhileProps) {
  if (id === undefined || began === undefined || stored === undefined || stored <= began) return null;
  // A key for each version, so that the name is read again.
  return <Saved key={stored} id={id} what={what} />;
}

function Saved({ id, what }: { id: string; what: string }) {
  const { me } = useMe();
  const hasAudit = useExtension('audit');
  const query = { recordID: id, pageSize: 1 };
  const { data, isFetching } = useListAuditQuery({ query }, { skip: !hasAudit, refetchOnMountOrArgChange: true });
  const last = data?.entries[0];
  // Saved by the same person elsewhere, or by a switch on the same page.
  if (isFetching || (last !== undefined && last.byID === me?._id)) return null;
  const title = formMessages.justSaved(last?.by ?? formMessages.somebodyElse, what);
  return <Alert type="info" role="status" showIcon title={title} />;
}

import { ApiOutlined, PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex } from 'antd';
import { useState } from 'react';
import type { ServiceToken } from '#contract/access';
import { useListServiceTokensQuery, useRevokeServiceTokenMutation } from './serviceTokens.api';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { notify } from '../../ui/feedback/notify';
import { daysUntil, formatDateAgo } from '../../ui/format/moment';
import { DatedText, RelativeDate } from '../../ui/format/RelativeDate';
import { PagedTable } from '../../ui/table/PagedTable';
import { useTablePage } from '../../ui/table/useTableSearch';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { listOf } from '../../ui/table/listOf';
import { RoleNames } from '../people/RoleNames';
import { tokenMessages } from './tokens.messages';
import './tokens.css';

const CreateTokenDialog = lazyWithRetry(async () => (await import('./CreateTokenDialog')).CreateTokenDialog);

const pageSize = 10;
/** Tokens that expire within this many days are marked. */
const soon = 14;

/** The service tokens, which can be created and revoked. */
export function ServiceTokens() {
  const query = useListServiceTokensQuery({});
  const search = useTablePage('tokens', pageSize);
  const { page } = search.tableParams;
  const [creating, setCreating] = useState(false);
  const revoke = useRevoke();
  const tokens = query.data?.serviceTokens ?? [];
  return (
    <>
      <PagedTable<ServiceToken>
        label={tokenMessages.title}
        title={tokenMessages.title}
        list={listOf(search, query, {
          rows: tokens.slice((page - 1) * pageSize, page * pageSize),
          total: tokens.length,
        })}
        columns={columns(revoke)}
        row={{ name: ({ name }) => name, card: (token) => <TokenCard token={token} onRevoke={revoke} /> }}
        empty={{ text: tokenMessages.empty }}
        extra={
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
            {tokenMessages.create}
          </Button>
        }
        minWidth={760}
      />
      {creating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </>
  );
}

type Revoke = (token: ServiceToken) => void;

function useRevoke(): Revoke {
  const confirm = useConfirm();
  const [revoke] = useRevokeServiceTokenMutation();
  return ({ _id, name }) => {
    void confirm({
      title: tokenMessages.revokeQuestion(name),
      children: tokenMessages.revokeHint,
      names: [name],
      sureText: tokenMessages.revoke,
      run: () => revoke({ params: { id: _id } }).unwrap(),
    }).then((sure) => {
      if (sure) notify.success(tokenMessages.revoked(name));
    });
  };
}

const columns = (onRevoke: Revoke): PagedColumn<ServiceToken>[] => [
  { id: 'name', title: tokenMessages.name, skeleton: 'two', render: (token) => <Name token={token} /> },
  {
    id: 'role',
    title: tokenMessages.role,
    width: 190,
    skeleton: 'two',
    render: ({ roles }) => <RoleNames roles={roles} />,
  },
  { id: 'by', title: tokenMessages.createdBy, width: 140, render: ({ createdBy }) => createdBy },
  { id: 'ends', title: tokenMessages.ends, width: 140, skeleton: 'two', render: (token) => <Ends token={token} /> },
  {
    id: 'used',
    title: tokenMessages.lastUsed,
    width: 140,
    skeleton: 'two',
    render: (token) => <Used token={token} />,
  },
  {
    id: 'revoke',
    title: tokenMessages.revoke,
    hideTitle: true,
    width: 92,
    stick: true,
    skeleton: 'none',
    render: (token) => <RevokeButton token={token} onRevoke={onRevoke} />,
  },
];

const Name = ({ token: { name, start } }: { token: ServiceToken }) => (
  <span className="mq-user-cell">
    <Avatar className="mq-initials" size={32} icon={<ApiOutlined />} aria-hidden="true" />
    <Flex component="span" vertical>
      <span className="mq-ellipsis">{name}</span>
      <code translate="no" className="mq-mono mq-two">
        {start}…
      </code>
    </Flex>
  </span>
);

function Ends({ token: { endsAt } }: { token: ServiceToken }) {
  const isSoon = daysUntil(endsAt) < soon;
  return (
    <span className={isSoon ? 'mq-token-soon' : undefined}>
      <RelativeDate date={endsAt} planned />
      {isSoon && <WarningOutlined aria-hidden />}
    </span>
  );
}

/** When a token was last used, or when it was created. */
function Used({ token: { lastUsed, dateCreated } }: { token: ServiceToken }) {
  if (lastUsed !== null) return <RelativeDate date={lastUsed} />;
  return (
    <>
      {tokenMessages.never}
      <div className="mq-two">
        <DatedText date={dateCreated}>{tokenMessages.createdOn(formatDateAgo(dateCreated))}</DatedText>
      </div>
    </>
  );
}

const RevokeButton = ({ token, onRevoke }: { token: ServiceToken; onRevoke: Revoke }) => (
  <Button size="small" danger aria-label={tokenMessages.revokeOf(token.name)} onClick={() => onRevoke(token)}>
    {tokenMessages.revoke}
  </Button>
);

/** A token on a phone. */
function TokenCard({ token, onRevoke }: { token: ServiceToken; onRevoke: Revoke }) {
  return (
    <Flex gap={12} align="center" className="mq-person-card">
      <div>
        <Name token={token} />
        <div className="mq-two">
          <RoleNames roles={token.roles} />
        </div>
        <div className="mq-two">
          {tokenMessages.ends} <RelativeDate date={token.endsAt} planned inline />
        </div>
      </div>
      <RevokeButton token={token} onRevoke={onRevoke} />
    </Flex>
  );
}

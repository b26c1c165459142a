import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useMemo, useState } from 'react';
import { Alert, Button, Flex, Form, Select } from 'antd';
import type { Publisher } from '#contract/provider';
import { useProduct } from '../../api/product.api';
import { useEverywhereDisabledReason } from '../../session/permissions';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages, formMessages } from '../../ui/ui.messages';
import { foldedSearch } from '../../ui/form/foldedSearch';
import { useListPublishersInfiniteQuery, type Provider } from './provider.api';
import { PublisherScreens } from './PublisherScreens';
import { ShortfallAlert } from './ShortfallAlert';
import { useProvider } from './useProvider';
import { useProviderWait } from './providerWait';
import { useWholeList, wholeListOptions } from './useWholeList';
import '../../ui/form/field.css';
import './provider.css';

/** The API CALL tab: a media owner of the inventory provider, then its screens. */
export function ProviderPanel() {
  const { known } = useProduct();
  const provider = useProvider();
  const reason = useEverywhereDisabledReason('inventory');
  if (reason !== undefined) return <EmptyState text={reason} />;
  if (!provider) return known ? <EmptyState text={addBoardMessages.noProvider} /> : null;
  return <Publishers provider={provider} />;
}

const none: readonly Publisher[] = [];

function Publishers({ provider }: { provider: Provider }) {
  const id = useId();
  const [chosenId, setChosenId] = useState<string | undefined>(undefined);
  const [isCancelled, setIsCancelled] = useState(false);
  const result = useListPublishersInfiniteQuery(isCancelled ? skipToken : provider, wholeListOptions);
  const list = useWholeList(result, isCancelled);
  const pause = useProviderWait();
  const publishers = useMemo(
    () => (list.status === 'ready' ? [...list.items].sort((a, b) => a.name.localeCompare(b.name, 'en')) : none),
    [list],
  );
  const chosen = useMemo(() => publishers.find(({ id }) => id === chosenId), [publishers, chosenId]);
  return (
    <div className="mq-provider">
      <Flex wrap align="flex-end" gap="8px 16px" className={chosen ? 'mq-provider-chosen' : ''}>
        <Form.Item
          layout="vertical"
          className="mq-field-item mq-publisher"
          htmlFor={id}
          label={addBoardMessages.chooseMediaOwner}
        >
          <Select
            id={id}
            style={{ width: '100%' }}
            showSearch={foldedSearch}
            loading={list.status === 'reading'}
            value={chosen?.id ?? null}
            placeholder={addBoardMessages.chooseMediaOwner}
            notFoundContent={list.status === 'reading' ? addBoardMessages.reading(0, 0) : addBoardMessages.noPublishers}
            options={publishers.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={(next: string | null) => setChosenId(next ?? undefined)}
          />
        </Form.Item>
        {list.status === 'reading' && (
          <span className="mq-provider-note" role="status">
            {addBoardMessages.reading(list.rows, list.pages, pause)}{' '}
            <Button size="small" type="link" onClick={() => setIsCancelled(true)}>
              {formMessages.cancel}
            </Button>
          </span>
        )}
        {list.status === 'cancelled' && (
          <span className="mq-provider-note" role="status">
            {addBoardMessages.cancelled}{' '}
            <Button size="small" onClick={() => setIsCancelled(false)}>
              {failureMessages.tryAgain}
            </Button>
          </span>
        )}
      </Flex>
      {list.status === 'ready' && list.unreadable > 0 && (
        <Alert type="warning" showIcon title={addBoardMessages.unreadable(list.unreadable)} />
      )}
      <ShortfallAlert list={list} onRetry={() => void result.refetch()} />
      {list.status === 'failed' && (
        <FailureAlert
          title={addBoardMessages.publishersFailed}
          failure={{ message: list.message }}
          onRetry={() => void result.refetch()}
        />
      )}
      {chosen ? (
        <PublisherScreens key={chosen.id} provider={provider} publisher={chosen} />
      ) : (
        list.status === 'ready' && (
          <EmptyState text={publishers.length === 0 ? addBoardMessages.noPublishers : addBoardMessages.chooseFirst} />
        )
      )}
    </div>
  );
}

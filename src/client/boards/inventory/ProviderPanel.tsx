import { useCallback, useMemo, useState } from 'react';
import { Button } from 'antd';
import type { Publisher } from '#contract/inventory';
import { useProduct } from '../../api/product.api';
import { EmptyState } from '../../ui/EmptyState';
import { FailureAlert } from '../../ui/FailureAlert';
import { messages } from '../../ui/messages';
import { readPublishers, type Provider, type Reading } from './providerClient';
import { PublisherPicker } from './PublisherPicker';
import { PublisherScreens } from './PublisherScreens';
import { useProvider } from './useProvider';
import { useProviderList } from './useProviderList';
import './inventory.css';

/** The API CALL tab: a media owner of the inventory provider, then its screens. */
export function ProviderPanel() {
  const { known } = useProduct();
  const provider = useProvider();
  if (!provider) return known ? <EmptyState text={messages.addBoard.noProvider} /> : null;
  return <Publishers provider={provider} />;
}

const none: readonly Publisher[] = [];

function Publishers({ provider }: { provider: Provider }) {
  const [chosenId, setChosenId] = useState<string | undefined>(undefined);
  const read = useCallback((reading: Reading) => readPublishers(provider, reading), [provider]);
  const { list, retry, cancel } = useProviderList('publishers', read);
  const publishers = list.status === 'ready' ? list.items : none;
  const chosen = useMemo(() => publishers.find(({ id }) => id === chosenId), [publishers, chosenId]);
  return (
    <div className="mq-provider">
      <div className={chosen ? 'mq-provider-bar mq-provider-chosen' : 'mq-provider-bar'}>
        <PublisherPicker
          publishers={publishers}
          loading={list.status === 'reading'}
          value={chosen?.id}
          onChange={setChosenId}
        />
        {list.status === 'reading' && (
          <span className="mq-provider-note" role="status">
            {messages.addBoard.reading(list.rows, list.pages)}{' '}
            <Button size="small" type="link" onClick={cancel}>
              {messages.addBoard.cancel}
            </Button>
          </span>
        )}
        {list.status === 'cancelled' && (
          <span className="mq-provider-note" role="status">
            {messages.addBoard.cancelled}{' '}
            <Button size="small" onClick={retry}>
              {messages.failures.tryAgain}
            </Button>
          </span>
        )}
      </div>
      {list.status === 'failed' && (
        <FailureAlert title={messages.addBoard.publishersFailed} failure={{ message: list.message }} onRetry={retry} />
      )}
      {chosen ? (
        <PublisherScreens key={chosen.id} provider={provider} publisher={chosen} />
      ) : (
        list.status === 'ready' && (
          <EmptyState text={publishers.length === 0 ? messages.addBoard.noPublishers : messages.addBoard.chooseFirst} />
        )
      )}
    </div>
  );
}

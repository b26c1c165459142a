import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback } from 'react';
import type { Publisher, Screen } from '#contract/inventory';
import { useProduct } from '../../api/product.api';
import { BulkProgress } from '../../ui/BulkProgress';
import { messages } from '../../ui/messages';
import { readScreens, type Provider, type Reading } from './providerClient';
import { ScreenAction } from './ScreenAction';
import { ScreensTable } from './ScreensTable';
import { useAddScreens } from './useAddScreens';
import { useProviderList } from './useProviderList';

const none: readonly Screen[] = [];

/** The chosen media owner's screens, each with its way onto this product, and all of them at once. */
export function PublisherScreens({ provider, publisher }: { provider: Provider; publisher: Publisher }) {
  const { productName } = useProduct();
  const read = useCallback(
    (reading: Reading) => readScreens(provider, publisher.name, reading),
    [provider, publisher.name],
  );
  const { list, retry, cancel } = useProviderList(`screens:${publisher.id}`, read);
  const screens = list.status === 'ready' ? list.items : none;
  const { presence, addOne, addAll, run } = useAddScreens(screens);
  const onShown = useCallback(
    (shown: readonly Screen[]) => {
      presence.ask(shown.map(({ device_id: deviceId }) => deviceId));
    },
    [presence],
  );

  const withDevice = new Set(screens.map(({ device_id: deviceId }) => deviceId).filter((deviceId) => deviceId !== ''));
  const here = presence.count('present');
  const unsure =
    presence.count('asking') + presence.count('failed') > 0 ||
    here + presence.count('absent') + presence.count('adding') < withDevice.size;
  const left = withDevice.size - here;
  const running = run.phase === 'running' || run.phase === 'stopping';

  return (
    <>
      <div className="mq-provider-bar mq-provider-facts">
        <span className="mq-provider-note" role="status">
          {list.status === 'reading' && messages.addBoard.reading(list.rows, list.pages)}
          {list.status === 'cancelled' && messages.addBoard.cancelled}
          {list.status === 'ready' &&
            `${messages.addBoard.read(screens.length, list.pages)} · ${messages.addBoard.countOn(here, productName)}`}
        </span>
        {list.status === 'reading' && (
          <Button size="small" onClick={cancel}>
            {messages.addBoard.cancel}
          </Button>
        )}
        {list.status === 'cancelled' && (
          <Button size="small" onClick={retry}>
            {messages.failures.tryAgain}
          </Button>
        )}
        {list.status === 'ready' && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={running || withDevice.size === 0}
            onClick={() => {
              addAll(screens);
            }}
          >
            {messages.addBoard.addAll(unsure || left === 0 ? undefined : left)}
          </Button>
        )}
      </div>
      {run.phase !== null && (
        <BulkProgress
          phase={run.phase}
          context={run.context}
          label={messages.addBoard.addingSome(run.context.items.length)}
          onStop={() => {
            run.send({ type: 'run.stop' });
          }}
          onRetry={() => {
            run.send({ type: 'run.retry' });
          }}
          onDismiss={() => {
            run.send({ type: 'run.dismiss' });
          }}
        />
      )}
      {list.status !== 'cancelled' && (
        <ScreensTable
          screens={screens}
          status={list.status === 'reading' ? 'loading' : list.status}
          failure={list.status === 'failed' ? { message: list.message } : undefined}
          onRetry={retry}
          onShown={onShown}
          action={(screen) => (
            <ScreenAction
              name={screen.name}
              presence={screen.device_id === '' ? null : presence.of(screen.device_id)}
              product={productName}
              onAdd={() => void addOne(screen)}
              onLookAgain={() => {
                presence.ask([screen.device_id]);
              }}
            />
          )}
        />
      )}
    </>
  );
}

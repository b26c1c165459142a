import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import { isOfCategory, type Publisher, type Screen, type VenueCategory } from '#contract/inventory';
import { useProduct } from '../../api/product.api';
import { BulkProgress } from '../../ui/bulk/BulkProgress';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages } from '../../ui/ui.messages';
import { useListScreensInfiniteQuery, type Provider } from './inventory.api';
import { ScreenAction } from './ScreenAction';
import { ScreenCategory } from './ScreenCategory';
import { ScreensTable } from './ScreensTable';
import { useAddScreens } from './useAddScreens';
import { useWholeList, wholeListOptions } from './useWholeList';

const none: readonly Screen[] = [];

/** The chosen media owner's screens, each with its way onto this product, and all of them at once. */
export function PublisherScreens({ provider, publisher }: { provider: Provider; publisher: Publisher }) {
  const { productName } = useProduct();
  const confirm = useConfirm();
  const [isCancelled, setIsCancelled] = useState(false);
  const [category, setCategory] = useState<VenueCategory | undefined>(undefined);
  const result = useListScreensInfiniteQuery(
    isCancelled ? skipToken : { ...provider, publisherName: publisher.name },
    wholeListOptions,
  );
  const list = useWholeList(result, isCancelled);
  const all = list.status === 'ready' ? list.items : none;
  const screens = useMemo(
    () => (category === undefined ? all : all.filter((screen) => isOfCategory(screen, category))),
    [all, category],
  );
  const { presence, addOne, addAll, run } = useAddScreens(all);
  const onShown = useCallback(
    (shown: readonly Screen[]) => {
      presence.check(shown.map(({ device_id: deviceId }) => deviceId));
    },
    [presence],
  );

  const deviceIds = new Set(screens.map(({ device_id: deviceId }) => deviceId).filter((deviceId) => deviceId !== ''));
  const states = [...deviceIds].map((deviceId) => presence.get(deviceId));
  const here = states.filter((state) => state === 'present').length;
  const isUnsure = states.some((state) => state === 'unknown' || state === 'checking' || state === 'failed');
  const left = deviceIds.size - here;
  const missing = isUnsure ? undefined : left;
  const askToAddAll = async (): Promise<void> => {
    const sure = await confirm({
      title: addBoardMessages.addAllQuestion(missing, publisher.name, productName),
      danger: false,
      names: screens
        .filter(({ device_id: deviceId }) => deviceId !== '' && presence.get(deviceId) !== 'present')
        .map(({ name }) => name),
      keepText: addBoardMessages.addAllKeep,
      sureText: addBoardMessages.addAllSure,
    });
    if (sure) addAll(screens);
  };
  const running = run.phase === 'running' || run.phase === 'stopping';

  return (
    <>
      <div className="mq-provider-bar mq-provider-facts">
        <span className="mq-provider-note" role="status">
          {list.status === 'reading' && addBoardMessages.reading(list.rows, list.pages)}
          {list.status === 'cancelled' && addBoardMessages.cancelled}
          {list.status === 'ready' &&
            `${addBoardMessages.read(all.length, list.pages)} · ${addBoardMessages.countOn(here, productName)}`}
        </span>
        {list.status === 'reading' && (
          <Button
            size="small"
            onClick={() => {
              setIsCancelled(true);
            }}
          >
            {addBoardMessages.cancel}
          </Button>
        )}
        {list.status === 'cancelled' && (
          <Button
            size="small"
            onClick={() => {
              setIsCancelled(false);
            }}
          >
            {failureMessages.tryAgain}
          </Button>
        )}
        {list.status === 'ready' && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={running || deviceIds.size === 0 || missing === 0}
            onClick={() => void askToAddAll()}
          >
            {addBoardMessages.addAll(missing === 0 ? undefined : missing)}
          </Button>
        )}
      </div>
      {run.phase !== null && (
        <BulkProgress
          phase={run.phase}
          context={run.context}
          label={addBoardMessages.addingSome(run.context.items.length)}
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
          onRetry={() => void result.refetch()}
          filters={<ScreenCategory value={category} onChange={setCategory} />}
          filtered={category !== undefined}
          onClearFilters={() => {
            setCategory(undefined);
          }}
          onShown={onShown}
          action={(screen) => (
            <ScreenAction
              name={screen.name}
              presence={screen.device_id === '' ? null : presence.get(screen.device_id)}
              product={productName}
              onAdd={() => void addOne(screen)}
              onLookAgain={() => {
                presence.check([screen.device_id]);
              }}
            />
          )}
        />
      )}
    </>
  );
}

import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import {
  isMisplaced,
  isOfCategory,
  venueCategories,
  type Publisher,
  type Screen,
  type VenueCategory,
} from '#contract/provider';
import { useProduct } from '../../api/product.api';
import { BulkProgress } from '../../bulk/BulkProgress';
import { addBoardMessages } from '../addBoard.messages';
import { foldId } from '../csv/columns/ids';
import { SelectFilter, textOptions } from '../../ui/form/SelectFilter';
import { failureMessages, formMessages } from '../../ui/ui.messages';
import { useListScreensInfiniteQuery, type Provider } from './provider.api';
import { ScreenAction } from './ScreenAction';
import { ScreensTable } from './ScreensTable';
import { ShortfallAlert } from './ShortfallAlert';
import { useAddAllQuestion } from './useAddAllQuestion';
import { useAddScreens } from './useAddScreens';
import { useProviderWait } from './providerWait';
import { useWholeList, wholeListOptions } from './useWholeList';

const none: readonly Screen[] = [];
/** The venue types that the provider declares. */
const categories = Object.keys(venueCategories) as VenueCategory[]; // the keys of the constant

/** How many screens have an id that looks like an earlier one's, by the rule for CSV files. */
function countAlike(screens: readonly Screen[]): number {
  const ids = new Set(screens.map(({ device_id: deviceId }) => deviceId));
  return ids.size - new Set([...ids].map(foldId)).size;
}

/** The chosen media owner's screens, each with a button to add it, and one to add all. */
export function PublisherScreens({ provider, publisher }: { provider: Provider; publisher: Publisher }) {
  const { productName } = useProduct();
  const [isCancelled, setIsCancelled] = useState(false);
  const [category, setCategory] = useState<VenueCategory | undefined>(undefined);
  const result = useListScreensInfiniteQuery(
    isCancelled ? skipToken : { ...provider, publisherName: publisher.name },
    wholeListOptions,
  );
  const list = useWholeList(result, isCancelled);
  const pause = useProviderWait();
  const all = list.status === 'ready' ? list.items : none;
  const screens = useMemo(
    () => (category === undefined ? all : all.filter((screen) => isOfCategory(screen, category))),
    [all, category],
  );
  const misplaced = useMemo(() => all.filter(isMisplaced).length, [all]);
  const alike = useMemo(() => countAlike(all), [all]);
  const { presence, addOne, addAll, run, added } = useAddScreens(all);
  const onShown = useCallback(
    (shown: readonly Screen[]) => presence.check(shown.map(({ device_id: deviceId }) => deviceId)),
    [presence],
  );

  const { here, missing, canAdd, openDialog } = useAddAllQuestion(publisher.name, screens, presence, addAll);

  return (
    <>
      <Flex wrap align="center" gap="8px 16px" className="mq-provider-facts">
        <span className="mq-provider-note" role="status">
          {list.status === 'reading' && addBoardMessages.reading(list.rows, list.pages, pause)}
          {list.status === 'cancelled' && addBoardMessages.cancelled}
          {list.status === 'ready' &&
            [
              addBoardMessages.read(all.length, list.pages),
              addBoardMessages.countOn(here, productName, missing !== undefined),
              ...(list.unreadable > 0 ? [addBoardMessages.unreadable(list.unreadable)] : []),
            ].join(' · ')}
        </span>
        {list.status === 'reading' && (
          <Button size="small" onClick={() => setIsCancelled(true)}>
            {formMessages.cancel}
          </Button>
        )}
        {list.status === 'cancelled' && (
          <Button size="small" onClick={() => setIsCancelled(false)}>
            {failureMessages.tryAgain}
          </Button>
        )}
        {list.status === 'ready' && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={run.isBusy || !canAdd}
            onClick={() => void openDialog()}
          >
            {addBoardMessages.addAll(missing === 0 ? undefined : missing)}
          </Button>
        )}
      </Flex>
      <ShortfallAlert list={list} onRetry={() => void result.refetch()} />
      {misplaced > 0 && <Alert type="warning" showIcon title={addBoardMessages.misplaced(misplaced)} />}
      {alike > 0 && <Alert type="warning" showIcon title={addBoardMessages.alike(alike)} />}
      <BulkProgress run={run} label={addBoardMessages.addingAll} done={added} takesFocus />
      {list.status !== 'cancelled' && (
        <ScreensTable
          screens={screens}
          status={list.status === 'reading' ? 'loading' : list.status}
          failure={list.status === 'failed' ? { message: list.message } : undefined}
          retry={() => void result.refetch()}
          filters={
            <SelectFilter
              className="mq-board-filter"
              label={addBoardMessages.category}
              value={category}
              options={textOptions(categories)}
              onChange={setCategory}
            />
          }
          filtered={category !== undefined}
          {...(category !== undefined && { narrowedBy: category })}
          clearFilters={() => setCategory(undefined)}
          onShown={onShown}
          action={(screen) => (
            <ScreenAction
              name={screen.name}
              presence={screen.device_id === '' ? null : presence.get(screen.device_id)}
              product={productName}
              onAdd={() => void addOne(screen)}
              onLookAgain={() => presence.check([screen.device_id])}
            />
          )}
        />
      )}
    </>
  );
}

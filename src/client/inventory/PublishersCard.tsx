import { Button, Skeleton, Table } from 'antd';
import { Link } from 'react-router-dom';
import type { InventorySummary } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useSelectionSearch } from '../organisations/selection';
import { useMay } from '../session/may.api';
import { useAppDispatch } from '../store';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { inventoryMessages } from './inventory.messages';
import { inventoryWatchApi } from './inventoryWatch.api';
import { useAccept } from './useAccept';

type Publisher = InventorySummary['publishers'][number];
const openOf = ({ new: added, changed, gone, back }: Publisher): number => added + changed + gone + back;

/** How many differences each publisher has, and all of them accepted at once. */
export function PublishersCard({ publishers }: { publishers: InventorySummary['publishers'] | undefined }) {
  const search = useSelectionSearch();
  const mayAct = useMay('inventory') !== 'never';
  const acceptAll = useAcceptAll();
  const shown = publishers?.filter((one) => openOf(one) > 0);
  if (shown?.length === 0) return null;
  const toPublisher = (name: string): string =>
    `/inventory${search === '' ? '?' : `${search}&`}publisher=${encodeURIComponent(name)}`;
  return (
    <section className="mq-card" aria-label={inventoryMessages.publishers}>
      <header className="mq-card-head">
        <h2>{inventoryMessages.publishers}</h2>
      </header>
      {shown === undefined ? (
        <Skeleton active title={false} className="mq-inventory-skeleton" />
      ) : (
        <Table<Publisher>
          size="small"
          showHeader={false}
          aria-label={inventoryMessages.publishers}
          rowKey={({ publisher_name: name }) => name}
          dataSource={shown}
          pagination={shown.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
          columns={[
            {
              key: 'name',
              render: (_, { publisher_name: name }) =>
                name === '' ? inventoryMessages.noPublisher : <Link to={toPublisher(name)}>{name}</Link>,
            },
            { key: 'counts', render: (_, one) => inventoryMessages.counted(one) },
            {
              key: 'accept',
              align: 'right',
              render: (_, one) =>
                mayAct && (
                  <Button
                    type="link"
                    size="small"
                    disabled={acceptAll.isBusy}
                    aria-label={inventoryMessages.acceptAllOf(openOf(one), one.publisher_name)}
                    onClick={() => void acceptAll.ask(one)}
                  >
                    {inventoryMessages.acceptAll(openOf(one))}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}

function useAcceptAll(): { ask: (publisher: Publisher) => Promise<void>; isBusy: boolean } {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const { accept, progress } = useAccept();
  const ask = async (publisher: Publisher): Promise<void> => {
    const { publisher_name: name } = publisher;
    const sure = await confirm({
      title: inventoryMessages.acceptQuestion(openOf(publisher), name),
      children: inventoryMessages.acceptDoes,
    });
    if (!sure) return;
    const ids = await dispatch(
      inventoryWatchApi.endpoints.listDifferenceIds.initiate(
        { query: { publisher: name } },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (ids.error) notify.error(inventoryMessages.couldNot(failureOf(ids.error).message));
    else if (ids.data) await accept(ids.data.differences.map(({ _id }) => ({ id: _id })));
  };
  return { ask, isBusy: progress !== undefined };
}

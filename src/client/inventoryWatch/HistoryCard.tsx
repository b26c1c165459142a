import { CheckOutlined, FilterOutlined, SyncOutlined } from '@ant-design/icons';
import { Table } from 'antd';
import { Link } from 'react-router-dom';
import type { ImportField } from '#contract/imports';
import type { InventoryEvent } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useSelectionSearch } from '../organisations/selection';
import { usePermission, useOwnActDisabledReason } from '../session/permissions';
import { ReasonButton } from '../ui/display/WithReason';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { secondsBetween } from '../ui/format/moment';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { RelativeDate } from '../ui/format/RelativeDate';
import { useLastPage, useTablePage } from '../ui/table/useTableSearch';
import { sumKinds } from './acceptQuestion.messages';
import { fieldNames, inventoryMessages } from './inventoryWatch.messages';
import { useListInventoryHistoryQuery, useUndoInventoryActMutation } from './inventoryWatch.api';

const pageSize = 10;
const icons = { check: SyncOutlined, accepted: CheckOutlined, rule: FilterOutlined };

/** Checks and accepted differences, newest first, with buttons to undo. */
export function HistoryCard() {
  const { tableParams, goTo } = useTablePage('history', pageSize);
  const { page } = tableParams;
  const query = useListInventoryHistoryQuery({ query: { page, pageSize } });
  const { data, isLoading } = query;
  useLastPage(tableParams, data?.totalEvents, goTo);
  const mayAct = usePermission('inventory') !== 'never';
  const mayAudit = usePermission('audit') !== 'never';
  const search = useSelectionSearch();
  return (
    <section className="mq-card" aria-label={inventoryMessages.history}>
      <header className="mq-card-head">
        <h2>{inventoryMessages.history}</h2>
        <div className="mq-end">
          {mayAudit && <Link to={{ pathname: '/audit', search }}>{inventoryMessages.audit}</Link>}
        </div>
      </header>
      {query.error && !data ? (
        <QueryPending inline what={inventoryMessages.history} query={query} />
      ) : (
        <Table<InventoryEvent>
          size="small"
          showHeader={false}
          aria-label={inventoryMessages.history}
          loading={isLoading}
          rowKey="_id"
          dataSource={data?.events ?? []}
          locale={{ emptyText: inventoryMessages.noHistory }}
          pagination={{
            current: page,
            pageSize,
            total: data?.totalEvents ?? 0,
            size: 'small',
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (next) => goTo(next),
          }}
          columns={[
            {
              key: 'what',
              render: (_, event) => {
                const Icon = icons[event.kind];
                return (
                  <span className="mq-inventory-event">
                    <Icon aria-hidden />
                    <span>
                      <What event={event} />
                      <span className="mq-two">
                        <RelativeDate date={event.at} inline />
                        {event.check?.state === 'done' && `, ${formatDuration(event.check)}`}
                      </span>
                    </span>
                  </span>
                );
              },
            },
            { key: 'undo', align: 'right', width: 110, render: (_, event) => <Undo event={event} mayAct={mayAct} /> },
          ]}
        />
      )}
    </section>
  );
}

const formatDuration = ({ startedAt, endedAt }: NonNullable<InventoryEvent['check']>): string =>
  inventoryMessages.took(secondsBetween(startedAt, endedAt ?? startedAt));

const describeEvent = ({ kind, title, boards }: InventoryEvent): string =>
  kind === 'rule'
    ? inventoryMessages.ruleTook(title in fieldNames ? fieldNames[title as ImportField] : title, boards) // looked up above
    : inventoryMessages.acceptedAt(boards, title);

function What({ event }: { event: InventoryEvent }) {
  const { kind, check, by } = event;
  if (check === null)
    return kind === 'rule' ? (
      describeEvent(event)
    ) : (
      <>
        <b>{by}</b> {describeEvent(event)}
      </>
    );
  if (check.state === 'failed')
    return <span className="mq-tone-error">{`${inventoryMessages.checkFailed} ${check.error ?? ''}`}</span>;
  if (check.state === 'cancelled') return inventoryMessages.checkCancelled;
  return (
    <>
      {inventoryMessages.checked(check.screens)} <b>{inventoryMessages.found(sumKinds(check.found))}</b>
    </>
  );
}

function Undo({ event, mayAct }: { event: InventoryEvent; mayAct: boolean }) {
  const confirm = useConfirm();
  const [undo, { isLoading }] = useUndoInventoryActMutation();
  const reason = useOwnActDisabledReason(event.byID);
  if (event.kind === 'check') return null;
  if (event.undoneAt !== null)
    return <span className="mq-two">{inventoryMessages.undone(event.undoneBy ?? '', event.kind === 'rule')}</span>;
  if (!mayAct) return null;
  const onUndo = async (): Promise<void> => {
    const sure = await confirm({
      title: inventoryMessages.undoQuestion,
      danger: true,
      children: `${event.kind === 'rule' ? '' : `${event.by} `}${describeEvent(event)}. ${inventoryMessages.undoDoes}`,
    });
    if (!sure) return;
    const outcome = await undo({ params: { id: event._id } });
    const key = `inventory.undo:${event._id}`;
    if (outcome.error) notify.error({ key, text: inventoryMessages.undoFailed(failureOf(outcome.error).message) });
    else notify.success({ key, text: outcome.data.message });
  };
  return (
    <ReasonButton
      reason={reason}
      size="small"
      disabled={isLoading}
      aria-label={inventoryMessages.undoOf(describeEvent(event))}
      onClick={() => void onUndo()}
    >
      {inventoryMessages.undo}
    </ReasonButton>
  );
}

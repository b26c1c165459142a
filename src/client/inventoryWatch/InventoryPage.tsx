import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { listTag } from '../api/tags';
import { api } from '../api/api';
import { useAppDispatch } from '../store';
import { PageTitle } from '../ui/display/PageTitle';
import { dueIn } from '../ui/format/moment';
import { DatedText } from '../ui/format/RelativeDate';
import { CheckEnd } from './CheckEnd';
import { nounMessages } from '../ui/ui.messages';
import { CheckButton } from './CheckButton';
import { DifferencesTable } from './DifferencesTable';
import { HistoryCard } from './HistoryCard';
import { inventoryMessages } from './inventoryWatch.messages';
import { useGetInventorySummaryQuery } from './inventoryWatch.api';
import { RulesCard } from './RulesCard';
import { StateTiles } from './StateTiles';
import { useRuleActs } from './useRuleActs';
import './inventoryWatch.css';

/** Milliseconds between polls while a check is running, and otherwise. */
const whileChecking = 1000;
const otherwise = 30_000;

/** `/inventory`: the differences between the provider's list and the boards, to accept or ignore. */
export function InventoryPage() {
  const summary = useSummary();
  const { data } = summary;
  const passedOver = (data?.lastDone?.total ?? 0) - (data?.lastDone?.screens ?? 0);
  const ruleActs = useRuleActs();
  return (
    <div className="mq-page mq-inventory mq-long-subtitle">
      <PageTitle
        windowTitle={nounMessages.inventory}
        subtitle={
          data ? (
            <>
              {data.lastDone ? (
                <CheckEnd check={data.lastDone} text={inventoryMessages.compared} />
              ) : (
                inventoryMessages.never
              )}{' '}
              {(data.lastDone?.unreadable ?? 0) > 0 &&
                `${inventoryMessages.unreadable(data.lastDone?.unreadable ?? 0)} `}
              {passedOver > 0 && `${inventoryMessages.passedOver(passedOver)} `}
              {data.nextCheckAt !== null && (
                <DatedText date={data.nextCheckAt}>{inventoryMessages.next(dueIn(data.nextCheckAt))}</DatedText>
              )}
            </>
          ) : (
            // Reserves the line, so that nothing below moves when the text appears.
            '\u00a0'
          )
        }
        actions={<CheckButton running={data?.running ?? null} />}
      >
        {nounMessages.inventory}
      </PageTitle>
      {data?.lastFailed && (
        <Alert type="error" showIcon title={inventoryMessages.failed} description={data.lastFailed.error} />
      )}
      <StateTiles counts={data?.counts} />
      <DifferencesTable summary={data} onRuleAdded={ruleActs.onAdded} />
      <div className="mq-inventory-pair">
        <RulesCard publishers={data?.publishers.map(({ publisher_name: name }) => name) ?? []} acts={ruleActs} />
        <HistoryCard />
      </div>
    </div>
  );
}

/** The summary, polled faster while a check is running; when it ends, the lists are refetched. */
function useSummary() {
  const dispatch = useAppDispatch();
  const query = useGetInventorySummaryQuery({}, { pollingInterval: otherwise });
  const isRunning = query.data?.running != null;
  useGetInventorySummaryQuery({}, { pollingInterval: whileChecking, skip: !isRunning });
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      dispatch(api.util.invalidateTags([listTag('inventory'), listTag('campaign')]));
    wasRunning.current = isRunning;
  }, [dispatch, isRunning]);
  return query;
}

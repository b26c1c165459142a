import { Flex, Progress } from 'antd';
import type { Organisation } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { WalletFigurePicker } from '../../organisations/WalletFigurePicker';
import { formatDate, fromLocalMinute, isPast, plusDays, percentBetween } from '../../ui/format/moment';
import { formatMoney } from '../../ui/format/formatMoney';
import { campaignMessages } from '../campaigns.messages';
import { useGetWalletsQuery } from '../../organisations/wallets.api';
import { amountIn, type CampaignForm } from './campaignForm';

/** Days of the 30 that a monthly budget is for. */
const monthDays = 30;

/** Dollars a day that the budgets allow, by the lower one; undefined without a budget. */
export function dollarsADay({ dailyEnabled, daily, monthlyEnabled, monthly }: CampaignForm): number | undefined {
  const rates = [
    ...(dailyEnabled ? [amountIn(daily) ?? 0] : []),
    ...(monthlyEnabled ? [(amountIn(monthly) ?? 0) / monthDays] : []),
  ];
  const usable = rates.filter((rate) => rate > 0);
  return usable.length === 0 ? undefined : Math.min(...usable);
}

/**
 * The wallet that pays, how long it lasts at what is spent and at this campaign's budgets, and the date on which it runs dry, if that is
 * before the campaign's end.
 */
export function EditorWallet({ organisation, form }: { organisation: Organisation; form: CampaignForm }) {
  const { _id, orgName, orgWallet } = organisation;
  const hasFigures = useExtension('insights');
  const wallet = useGetWalletsQuery({ query: { orgID: _id } }, { skip: !hasFigures }).currentData?.rows[0];
  const funds = orgWallet.fundsAvailable;
  const rate = dollarsADay(form);
  const days = rate === undefined ? undefined : Math.max(0, Math.floor(funds / rate));
  const [start, end] = [fromLocalMinute(form.start), fromLocalMinute(form.end)];
  const from = start === null || isPast(start) ? new Date().toISOString() : start;
  const empty = days === undefined ? undefined : plusDays(from, days);
  const runsDry = empty !== undefined && end !== null && empty < end;
  return (
    <section className="mq-editor-part" aria-labelledby="campaign-wallet">
      <h2 id="campaign-wallet">{campaignMessages.walletOf(orgName)}</h2>
      <WalletFigurePicker organisation={organisation} label={campaignMessages.walletRing(orgName)} size={64} />
      {wallet && wallet.lastsDays !== null && (
        <p className="mq-two">
          {campaignMessages.atSpend(formatMoney(wallet.spendADay), campaignMessages.lasts(wallet.lastsDays))}
        </p>
      )}
      {rate !== undefined && days !== undefined && (
        <p className="mq-two">{campaignMessages.atPlan(formatMoney(rate), campaignMessages.lasts(days))}</p>
      )}
      {empty !== undefined && end !== null && end > from && (
        <>
          <Progress
            aria-hidden
            showInfo={false}
            percent={runsDry ? percentBetween(from, empty, end) : 100}
            strokeColor="var(--mq-success)"
          />
          <Flex justify="space-between" gap={8} className="mq-editor-span">
            <span>{formatDate(from)}</span>
            {runsDry && <span className="mq-tone-warning">{campaignMessages.emptyOn(formatDate(empty))}</span>}
            <span>{formatDate(end)}</span>
          </Flex>
        </>
      )}
    </section>
  );
}

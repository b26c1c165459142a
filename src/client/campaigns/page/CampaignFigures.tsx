import type { Campaign } from '#contract/campaigns';
import { Dial } from '../../ui/Dial';
import { campaignMessages } from '../campaigns.messages';
import { stateMessages } from '../../ui/ui.messages';
import { formatMoney } from '../../ui/money';
import { RelativeDate } from '../../ui/RelativeDate';
import { formatShare, isLowBudget } from '../../ui/share';
import { StatusWord } from '../../ui/StatusWord';
import { budgetLeft, dailyLeft, monthlyLeft, type BudgetLeft } from '../budget';
import { EndDate } from '../campaignColumns';

/** Both budgets as dials with what was spent, and the dates. */
export function CampaignFigures({ campaign }: { campaign: Campaign }) {
  const lower = budgetLeft(campaign);
  return (
    <div className="mq-figures">
      <BudgetCard
        title={campaignMessages.dailyBudget}
        left={dailyLeft(campaign)}
        name={campaign.campaignName}
        spentIn={campaignMessages.inDay}
      />
      <BudgetCard
        title={campaignMessages.monthlyBudget}
        left={monthlyLeft(campaign)}
        name={campaign.campaignName}
        spentIn={campaignMessages.inMonth}
      />
      <section className="mq-card mq-figure" aria-label={campaignMessages.dates}>
        <h2>{campaignMessages.dates}</h2>
        <dl>
          <div>
            <dt>{campaignMessages.startDate}</dt>
            <dd>
              <RelativeDate date={campaign.startTime} />
            </dd>
          </div>
          <div>
            <dt>{campaignMessages.endDate}</dt>
            <dd>
              <EndDate campaign={campaign} />
            </dd>
          </div>
          <div>
            <dt>{campaignMessages.budgetStatus}</dt>
            <dd className={lower && isLowBudget(lower.share) ? 'mq-tone-error' : ''}>
              {lower ? campaignMessages.shareLeft(formatShare(lower.share)) : stateMessages.noBudget}
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

function BudgetCard({
  title,
  left,
  name,
  spentIn,
}: {
  title: string;
  left: BudgetLeft | null;
  name: string;
  spentIn: (amount: string) => string;
}) {
  return (
    <section className="mq-card mq-figure" aria-label={title}>
      <h2>{title}</h2>
      <div className="mq-budget">
        <Dial
          share={left?.share ?? null}
          size="page"
          label={`${title}: ${campaignMessages.budgetOf(name)}`}
          {...(left ? { left: formatMoney(left.left) } : {})}
        />
        {left && (
          <div>
            <div className={isLowBudget(left.share) ? 'mq-figure-amount mq-tone-error' : 'mq-figure-amount'}>
              {formatMoney(left.left)}
            </div>
            <div>{campaignMessages.leftOf(formatMoney(left.budget))}</div>
            {isLowBudget(left.share) && <StatusWord status="lowBudget" />}
            <div className="mq-two">{spentIn(formatMoney(left.spent))}</div>
          </div>
        )}
      </div>
    </section>
  );
}

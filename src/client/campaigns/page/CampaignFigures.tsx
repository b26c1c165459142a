import type { Campaign } from '#contract/campaigns';
import { Dial } from '../../ui/Dial';
import { messages } from '../../ui/messages';
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
        title={messages.campaigns.dailyBudget}
        left={dailyLeft(campaign)}
        name={campaign.campaignName}
        spentIn={messages.campaigns.inDay}
      />
      <BudgetCard
        title={messages.campaigns.monthlyBudget}
        left={monthlyLeft(campaign)}
        name={campaign.campaignName}
        spentIn={messages.campaigns.inMonth}
      />
      <section className="mq-card mq-figure" aria-label={messages.campaigns.dates}>
        <h2>{messages.campaigns.dates}</h2>
        <dl>
          <div>
            <dt>{messages.campaigns.startDate}</dt>
            <dd>
              <RelativeDate date={campaign.startTime} />
            </dd>
          </div>
          <div>
            <dt>{messages.campaigns.endDate}</dt>
            <dd>
              <EndDate campaign={campaign} />
            </dd>
          </div>
          <div>
            <dt>{messages.campaigns.budgetStatus}</dt>
            <dd className={lower && isLowBudget(lower.share) ? 'mq-tone-error' : ''}>
              {lower ? messages.campaigns.shareLeft(formatShare(lower.share)) : messages.campaigns.noBudget}
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
          label={`${title}: ${messages.campaigns.budgetOf(name)}`}
          {...(left ? { left: formatMoney(left.left) } : {})}
        />
        {left && (
          <div>
            <div className={isLowBudget(left.share) ? 'mq-figure-amount mq-tone-error' : 'mq-figure-amount'}>
              {formatMoney(left.left)}
            </div>
            <div>{messages.campaigns.leftOf(formatMoney(left.budget))}</div>
            {isLowBudget(left.share) && <StatusWord status="lowBudget" />}
            <div className="mq-two">{spentIn(formatMoney(left.spent))}</div>
          </div>
        )}
      </div>
    </section>
  );
}

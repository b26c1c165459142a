import { Flex, Input, Switch } from 'antd';
import type { Campaign } from '#contract/campaigns';
import { dailyLeft, isLowBudget, monthlyLeft } from '#contract/campaignStates';
import { Dial } from '../../ui/display/Dial';
import { Field } from '../../ui/form/Field';
import { moneyInput } from '../../ui/form/moneyInput';
import { formatMoney } from '../../ui/format/formatMoney';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { campaignMessages } from '../campaigns.messages';
import { amountIn } from './campaignForm';
import type { SectionProps } from './EditorDates';

const budgets = [
  { which: 'daily', title: campaignMessages.fields.daily, leftOf: dailyLeft, spentIn: campaignMessages.inDay },
  { which: 'monthly', title: campaignMessages.fields.monthly, leftOf: monthlyLeft, spentIn: campaignMessages.inMonth },
] as const;

/** A daily budget above the monthly one is allowed, but hardly meant. */
const dailyHint = ({ dailyEnabled, daily, monthlyEnabled, monthly }: SectionProps['form']): string | undefined => {
  const [ofDay, ofMonth] = [amountIn(daily), amountIn(monthly)];
  return dailyEnabled && monthlyEnabled && ofDay !== null && ofMonth !== null && ofDay > ofMonth
    ? campaignMessages.dailyAboveMonthly
    : undefined;
};

/** Both budgets, each with its switch, and for a stored campaign with what is left of it. */
export function EditorBudgets({ form, change, problems, campaign }: SectionProps & { campaign: Campaign | undefined }) {
  return (
    <section className="mq-editor-part" aria-labelledby="campaign-budgets">
      <h2 id="campaign-budgets">{campaignMessages.budgets}</h2>
      {budgets.map(({ which, title, leftOf, spentIn }) => {
        const enabled = form[`${which}Enabled`];
        return (
          <div key={which} className="mq-editor-budget">
            <Switch
              checked={enabled}
              aria-label={campaignMessages.fields[`${which}Enabled`]}
              onChange={(checked) => change({ [`${which}Enabled`]: checked })}
            />
            <Field label={title} problem={problems[which]} hint={which === 'daily' ? dailyHint(form) : undefined}>
              {(control) => (
                <Input
                  {...control}
                  {...moneyInput(form[which], (typed) => change({ [which]: typed }))}
                  {...(!enabled && problems[which] === undefined && { disabled: true })}
                />
              )}
            </Field>
            {campaign && (
              <BudgetLeft title={title} left={leftOf(campaign)} name={campaign.campaignName} spentIn={spentIn} />
            )}
          </div>
        );
      })}
    </section>
  );
}

interface BudgetLeftProps {
  title: string;
  left: ReturnType<typeof dailyLeft>;
  name: string;
  spentIn: (amount: string) => string;
}

function BudgetLeft({ title, left, name, spentIn }: BudgetLeftProps) {
  const isLow = left !== null && isLowBudget(left.share);
  return (
    <Flex gap={8} align="center" className="mq-editor-left" role="region" aria-label={title}>
      <Dial
        share={left?.share ?? null}
        label={`${title}: ${campaignMessages.budgetOf(name)}`}
        {...(left ? { left: formatMoney(left.left) } : {})}
      />
      <div>
        {left === null ? (
          <StatusLabel status="off">{campaignMessages.noBudget}</StatusLabel>
        ) : (
          <>
            <div className={isLow ? 'mq-tone-error' : ''}>
              {formatMoney(left.left)}{' '}
              <span className="mq-two">{campaignMessages.leftOf(formatMoney(left.budget))}</span>
            </div>
            {isLow && <StatusLabel status="lowBudget" />}
            <div className="mq-two">{spentIn(formatMoney(left.spent))}</div>
          </>
        )}
      </div>
    </Flex>
  );
}

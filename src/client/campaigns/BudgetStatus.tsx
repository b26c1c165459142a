import { Flex, Tooltip } from 'antd';
import type { Campaign } from '#contract/campaigns';
import { budgetLeft, isLowBudget } from '#contract/campaignStates';
import { Dial } from '../ui/display/Dial';
import { campaignMessages } from './campaigns.messages';
import { stateMessages } from '../ui/ui.messages';
import { formatMoney } from '../ui/format/formatMoney';
import { formatShare } from '../ui/format/share';
import { pacingText } from './budget';

/** The dial of a list, with its text beside it. */
export function BudgetStatus({ campaign }: { campaign: Campaign }) {
  const left = budgetLeft(campaign);
  const label = campaignMessages.budgetOf(campaign.campaignName);
  if (left === null) {
    return (
      <Flex gap={12} align="center">
        <Dial share={null} label={label} />
        <span>{stateMessages.noBudget}</span>
      </Flex>
    );
  }
  return (
    <Flex gap={12} align="center">
      <Tooltip title={pacingText(left, campaign)}>
        {/* Focusable, so that the keyboard reaches the pacing. */}
        <span tabIndex={0} role="group" aria-label={campaignMessages.pacingOf(campaign.campaignName)}>
          <Dial share={left.share} label={label} left={formatMoney(left.left)} />
        </span>
      </Tooltip>
      <div>
        <div className={isLowBudget(left.share) ? 'mq-tone-error mq-budget-low' : ''}>
          {campaignMessages.shareLeft(formatShare(left.share))}
        </div>
        <div className="mq-two">{`${formatMoney(left.left)} ${campaignMessages[left.which]}`}</div>
      </div>
    </Flex>
  );
}

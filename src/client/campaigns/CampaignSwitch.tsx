import { disabledReason, usePermission } from '../session/permissions';
import { StatusLabel } from '../ui/display/StatusLabel';
import { WithReason } from '../ui/display/WithReason';
import { LabelledSwitch } from '../ui/form/LabelledSwitch';
import { campaignMessages } from './campaigns.messages';
import { stateMessages } from '../ui/ui.messages';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { useCampaignFlip, type FlippedCampaign } from './useCampaignFlip';

interface CampaignSwitchProps {
  campaign: FlippedCampaign;
  /** Whether the command palette offers it too: on the page of this campaign. */
  inPalette?: boolean;
}

/** The switch between active and paused; only the text for users who may never change it. */
export function CampaignSwitch({ campaign, inPalette = false }: CampaignSwitchProps) {
  const { active, flip } = useCampaignFlip(campaign);
  const { _id: id, campaignName: name } = campaign;
  const allowance = usePermission('inventory', campaign.parentOrg);
  useShortcuts(
    inPalette && allowance === 'yes'
      ? [
          {
            id: `campaign.flip.${id}`,
            label: active ? campaignMessages.pause : campaignMessages.resume,
            group: name,
            run: () => flip(!active),
          },
        ]
      : [],
  );
  if (allowance === 'never') return <StatusLabel status={active ? 'active' : 'paused'} />;
  return (
    <WithReason reason={disabledReason(allowance)}>
      <LabelledSwitch
        label={campaignMessages.switchName(name)}
        checked={active}
        onChange={flip}
        disabled={allowance !== 'yes'}
        on={stateMessages.active}
        off={stateMessages.paused}
      />
    </WithReason>
  );
}

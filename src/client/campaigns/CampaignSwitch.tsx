import { useMay } from '../session/may.api';
import { LabelledSwitch } from '../ui/form/LabelledSwitch';
import { campaignMessages } from './campaigns.messages';
import { stateMessages } from '../ui/ui.messages';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { useCampaignFlip, type FlippedCampaign } from './useCampaignFlip';

interface CampaignSwitchProps {
  campaign: FlippedCampaign;
  /** Whether the palette offers it too: where the page is about this campaign alone. */
  inPalette?: boolean;
}

/** Active or paused. */
export function CampaignSwitch({ campaign, inPalette = false }: CampaignSwitchProps) {
  const { active, flip } = useCampaignFlip(campaign);
  const { _id: id, campaignName: name } = campaign;
  const may = useMay('inventory', campaign.parentOrg) === 'yes';
  useShortcuts(
    inPalette && may
      ? [
          {
            id: `campaign.flip.${id}`,
            label: active ? campaignMessages.pause : campaignMessages.resume,
            group: name,
            run: () => {
              flip(!active);
            },
          },
        ]
      : [],
  );
  return (
    <LabelledSwitch
      label={campaignMessages.switchName(name)}
      checked={active}
      onChange={flip}
      disabled={!may}
      on={stateMessages.active}
      off={stateMessages.paused}
    />
  );
}

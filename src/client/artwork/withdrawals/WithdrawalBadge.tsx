import { Tooltip } from 'antd';
import type { ArtworkFile } from '#contract/artwork';
import { useProduct } from '../../api/product.api';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { withdrawalMessages } from './withdrawal.messages';

/** 'Still live at {platform}' or the state of the request to stop, on artwork that must not run; nothing on others. */
export function WithdrawalBadge({ file }: { file: Pick<ArtworkFile, 'withdrawal'> }) {
  const { platform } = useProduct();
  const { withdrawal } = file;
  if (!withdrawal) return null;
  const isLive = withdrawal.state === 'live';
  return (
    <Tooltip title={withdrawal.lastError}>
      <span className="mq-withdrawal">
        <StatusLabel status={isLive ? 'stillLive' : 'withdrawing'}>
          {isLive ? withdrawalMessages.stillLiveAt(platform.name) : withdrawalMessages.beingWithdrawn(platform.name)}
        </StatusLabel>
      </span>
    </Tooltip>
  );
}

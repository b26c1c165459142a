import { DeleteOutlined, PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RecordAct } from '../bulk/changedBy';
import { campaignMessages } from './campaigns.messages';
import { campaignTouchMessages } from './campaignTouches.messages';

/** The bulk actions on the ticked campaigns. */
export function CampaignBulkActions({ onAct }: { onAct: (act: RecordAct) => void }) {
  return (
    <>
      <Button size="small" icon={<PauseCircleOutlined aria-hidden />} onClick={() => onAct('pause')}>
        {campaignTouchMessages.acts.pause}
      </Button>
      <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={() => onAct('resume')}>
        {campaignTouchMessages.acts.resume}
      </Button>
      <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={() => onAct('delete')}>
        {campaignMessages.delete}
      </Button>
    </>
  );
}

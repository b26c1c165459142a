import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Campaign } from '#contract/campaigns';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { ConfigErrorParts } from './ConfigErrors';

interface EditorFootProps {
  /** undefined: a new one. */
  campaign: Campaign | undefined;
  dirty: boolean;
  busy: boolean;
  onCancel: () => void;
}

/** The config errors as links, whether something is unsaved, and the buttons; the last one submits the form. */
export function EditorFoot({ campaign, dirty, busy, onCancel }: EditorFootProps) {
  const isIdle = campaign !== undefined && !dirty;
  const label = campaign === undefined ? campaignMessages.create : formMessages.save;
  const busyLabel = campaign === undefined ? campaignMessages.creating : formMessages.saving;
  return (
    <footer className="mq-card mq-editor-foot">
      {campaign !== undefined && campaign.configErrors.length > 0 && (
        <div className="mq-editor-foot-errors">
          <WarningOutlined aria-hidden className="mq-tone-warning" />
          <span className="mq-tone-warning">{campaignMessages.configErrors(campaign.configErrors.length)}</span>
          <ConfigErrorParts campaign={campaign} />
        </div>
      )}
      {dirty && <span className="mq-two">{campaignMessages.unsaved}</span>}
      <Button disabled={busy || isIdle} onClick={onCancel}>
        {formMessages.cancel}
      </Button>
      <Button type="primary" htmlType="submit" disabled={busy || isIdle}>
        {busy ? busyLabel : label}
      </Button>
    </footer>
  );
}

import { WarningOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { ConfigErrorParts } from './ConfigErrors';

interface EditorFootProps {
  /** undefined: a new one. */
  campaign: Campaign | undefined;
  /** Said about saving. */
  alert: ReactNode;
  dirty: boolean;
  busy: boolean;
  /** Whether the last change was saved here, and nothing was typed since. */
  isSaved: boolean;
  /** Whether a new one can run, and what happens with it. */
  isWhole: boolean;
  outcome: string;
  onSaveDraft: () => void;
  onCancel: () => void;
}

/** The footer: config errors as links, the unsaved mark, and the buttons; the last one submits the form. */
export function EditorFoot({
  campaign,
  alert,
  dirty,
  busy,
  isSaved,
  isWhole,
  outcome,
  onSaveDraft,
  onCancel,
}: EditorFootProps) {
  const isIdle = campaign !== undefined && !dirty;
  const label = campaign === undefined ? campaignMessages.create : isSaved ? formMessages.saved : formMessages.save;
  const busyLabel = campaign === undefined ? campaignMessages.creating : formMessages.saving;
  const isOff = busy || isIdle;
  return (
    <footer className="mq-card mq-editor-foot">
      <div className="mq-form-alert">{alert}</div>
      {campaign !== undefined && campaign.configErrors.length > 0 && (
        <Flex wrap gap="4px 8px" align="center" className="mq-editor-foot-errors">
          <WarningOutlined aria-hidden className="mq-tone-warning" />
          <span className="mq-tone-warning">{campaignMessages.configErrors(campaign.configErrors.length)}</span>
          <ConfigErrorParts campaign={campaign} />
        </Flex>
      )}
      {dirty && <span className="mq-two">{campaignMessages.unsaved}</span>}
      {campaign === undefined && <span>{outcome}</span>}
      <Button disabled={isOff} onClick={onCancel}>
        {formMessages.cancel}
      </Button>
      {campaign === undefined && isWhole && (
        <Button disabled={isOff} onClick={onSaveDraft}>
          {campaignMessages.saveDraft}
        </Button>
      )}
      <Button type="primary" htmlType="submit" disabled={isOff}>
        {busy ? busyLabel : label}
      </Button>
    </footer>
  );
}

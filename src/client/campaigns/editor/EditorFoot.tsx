import { WarningOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns';
import { formMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';
import { describeOutcome, missingIn } from './campaignForm';
import { ConfigErrorParts } from './ConfigErrors';
import type { useCampaignForm } from './useCampaignForm';

interface EditorFootProps {
  /** undefined: a new one. */
  campaign: Campaign | undefined;
  form: Pick<ReturnType<typeof useCampaignForm>, 'values' | 'dirty' | 'busy' | 'isSaved'>;
  /** Said about saving. */
  alert: ReactNode;
  onSaveDraft: () => void;
  onCancel: () => void;
}

/** The footer: config errors as links, the unsaved mark, and the buttons; the last one submits the form. */
export function EditorFoot({ campaign, form, alert, onSaveDraft, onCancel }: EditorFootProps) {
  const { values, dirty, busy, isSaved } = form;
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
      {campaign === undefined && <span>{describeOutcome(values)}</span>}
      <Button disabled={isOff} onClick={onCancel}>
        {formMessages.cancel}
      </Button>
      {campaign === undefined && missingIn(values).length === 0 && (
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

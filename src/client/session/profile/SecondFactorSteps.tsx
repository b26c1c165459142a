import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, QRCode } from 'antd';
import { useId, useState } from 'react';
import type { Failure } from '../../api/request';
import { profileMessages, sessionMessages } from '../session.messages';
import { Field } from '../../ui/form/Field';
import { notify } from '../../ui/feedback/notify';
import { useFilledFields } from '../../ui/form/useFilledFields';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { useUntilTyped } from '../../ui/form/useUntilTyped';
import { saveFile } from '../../ui/browser/saveFile';

interface StepProps {
  busy: boolean;
  failure: Failure | null;
  onGive: (value: string) => void;
  onCancel: () => void;
}

interface AskPasswordProps extends Omit<StepProps, 'onGive'> {
  /** Whether a code of the second factor is needed too. */
  withCode: boolean;
  onGive: (password: string, totp?: string) => void;
}

const names = ['password', 'code'] as const;

/**
 * The password (and a code, to switch the factor off) proves that it is the user and not just someone at their open
 * browser.
 */
export function AskPassword({ busy, failure, withCode, onGive, onCancel }: AskPasswordProps) {
  const { formId, texts, read } = useFilledFields(names);
  const { refused, onChange } = useUntilTyped(failure);
  useFocusRefused(formId, busy);
  const wrongCode = refused?.code === 'totp.invalid';
  const isComplete = ({ password, code }: typeof texts): boolean =>
    password !== '' && (!withCode || code.trim() !== '');
  return (
    <Form
      id={formId}
      layout="vertical"
      requiredMark={false}
      onFinish={() => {
        const given = read();
        if (isComplete(given)) onGive(given.password, withCode ? given.code : undefined);
      }}
    >
      <Field label={profileMessages.currentPassword} problem={wrongCode ? undefined : refused?.message}>
        {(ties) => (
          <Input.Password
            {...ties}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={texts.password}
            onChange={onChange}
          />
        )}
      </Field>
      {withCode && (
        <Field
          label={sessionMessages.code}
          hint={sessionMessages.codeHint}
          problem={wrongCode ? refused.message : undefined}
        >
          {(ties) => (
            <Input {...ties} name="code" autoComplete="one-time-code" value={texts.code} onChange={onChange} />
          )}
        </Field>
      )}
      <StepButtons busy={busy} disabled={!isComplete(texts)} label={profileMessages.continue} onCancel={onCancel} />
    </Form>
  );
}

/** The secret as a picture and as text, and the first code. */
export function ScanSecret(props: StepProps & { secret: string; uri: string }) {
  const { secret, uri, busy, failure, onGive, onCancel } = props;
  const [totp, setTotp] = useState('');
  const { refused, onChange } = useUntilTyped(failure);
  const formId = useId();
  useFocusRefused(formId, busy);
  return (
    <Form id={formId} layout="vertical" requiredMark={false} onFinish={() => onGive(totp)}>
      <p>{profileMessages.scan}</p>
      <Flex wrap gap={24} align="center" className="mq-profile-scan">
        {/* Dark on light in both themes, as scanners require. */}
        <div role="img" aria-label={profileMessages.qr} className="mq-profile-qr">
          {/* antd's QRCode has no accessible name. */}
          <span aria-hidden="true">
            <QRCode value={uri} type="svg" size={168} color="#12191c" bgColor="#ffffff" bordered={false} />
          </span>
        </div>
        <div>
          <span className="mq-two">{profileMessages.secret}</span>
          <code translate="no" className="mq-mono">
            {secret}
          </code>
        </div>
      </Flex>
      <Field label={sessionMessages.code} problem={refused?.message}>
        {(ties) => (
          <Input
            {...ties}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            value={totp}
            onChange={({ target }) => {
              onChange();
              setTotp(target.value);
            }}
          />
        )}
      </Field>
      <StepButtons busy={busy} disabled={totp.trim() === ''} label={profileMessages.confirmCode} onCancel={onCancel} />
    </Form>
  );
}

/** The recovery codes, shown once, with buttons to copy or download them. */
export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`;
  // Without a secure context the browser has no clipboard.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(profileMessages.codesCopied);
    } catch {
      notify.warning(profileMessages.codesNotCopied);
    }
  };
  return (
    <div>
      <h3>{profileMessages.recoveryTitle}</h3>
      <p>{profileMessages.recoveryHint}</p>
      <ul className="mq-plain-list mq-profile-codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <Flex gap={8}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {profileMessages.copyCodes}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveFile(profileMessages.codesFile, 'text/plain', text)}
        >
          {profileMessages.saveCodes}
        </Button>
        <Button type="primary" onClick={onKept}>
          {profileMessages.kept}
        </Button>
      </Flex>
    </div>
  );
}

interface StepButtonsProps extends Pick<StepProps, 'busy' | 'onCancel'> {
  disabled: boolean;
  label: string;
}
function StepButtons({ busy, disabled, label, onCancel }: StepButtonsProps) {
  return (
    <Flex gap={8}>
      <Button onClick={onCancel} disabled={busy}>
        {profileMessages.cancel}
      </Button>
      <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
        {label}
      </Button>
    </Flex>
  );
}

import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import type { Failure } from '../../api/request';
import { profileMessages, sessionMessages } from '../session.messages';
import { notify } from '../../ui/notify';
import { saveFile } from '../../ui/saveFile';
import { ProfileField } from './ProfileField';

interface StepProps {
  busy: boolean;
  failure: Failure | null;
  onGive: (value: string) => void;
  onCancel: () => void;
}

/** The password proves that it is the person and not only their open browser. */
export function AskPassword({ busy, failure, onGive, onCancel }: StepProps) {
  const [password, setPassword] = useState('');
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => onGive(password)}>
      <ProfileField label={profileMessages.currentPassword} error={failure?.message}>
        {(ties) => (
          <Input.Password
            {...ties}
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </ProfileField>
      <StepButtons busy={busy} disabled={password === ''} word={profileMessages.continue} onCancel={onCancel} />
    </Form>
  );
}

/** The secret as a picture and as text, and the first code. */
export function ScanSecret({
  secret,
  uri,
  busy,
  failure,
  onGive,
  onCancel,
}: StepProps & { secret: string; uri: string }) {
  const [totp, setTotp] = useState('');
  return (
    <Form layout="vertical" requiredMark={false} onFinish={() => onGive(totp)}>
      <p>{profileMessages.scan}</p>
      <div className="mq-profile-scan">
        {/* Scanners want dark on light, in both themes. */}
        <div role="img" aria-label={profileMessages.qr} className="mq-profile-qr">
          {/* antd's own picture has no name. */}
          <span aria-hidden="true">
            <QRCode value={uri} type="svg" size={168} color="#12191c" bgColor="#ffffff" bordered={false} />
          </span>
        </div>
        <div>
          <span className="mq-two">{profileMessages.secret}</span>
          <code className="mq-mono">{secret}</code>
        </div>
      </div>
      <ProfileField label={sessionMessages.code} error={failure?.message}>
        {(ties) => (
          <Input
            {...ties}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={totp}
            onChange={({ target }) => setTotp(target.value)}
          />
        )}
      </ProfileField>
      <StepButtons busy={busy} disabled={totp.trim() === ''} word={profileMessages.confirmCode} onCancel={onCancel} />
    </Form>
  );
}

/** The recovery codes, shown once, with the ways to keep them. */
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
      <ul className="mq-profile-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mq-profile-buttons">
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
      </div>
    </div>
  );
}

function StepButtons({
  busy,
  disabled,
  word,
  onCancel,
}: {
  busy: boolean;
  disabled: boolean;
  word: string;
  onCancel: () => void;
}) {
  return (
    <div className="mq-profile-buttons">
      <Button onClick={onCancel} disabled={busy}>
        {profileMessages.cancel}
      </Button>
      <Button type="primary" htmlType="submit" loading={busy} disabled={disabled}>
        {word}
      </Button>
    </div>
  );
}

import { CheckOutlined, LoadingOutlined, UploadOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';
import { isOfFile } from '../api/chosenFile';
import { uploadMessages } from '../api/upload.messages';
import { ReasonButton } from '../ui/display/WithReason';
import { failureMessages } from '../ui/ui.messages';
import type { UploadContext } from './upload.machine';

type Failed = Pick<UploadContext, 'failedAt' | 'failure'>;

/** Only another file helps: no 'Try again'. */
const isHopeless = ({ failure }: Failed): boolean => failure !== null && isOfFile(failure);

interface UploadButtonProps extends Pick<ButtonProps, 'className' | 'onClick'> {
  /** Of the machine. */
  state: string;
  context: Failed & Pick<UploadContext, 'percent' | 'file'>;
  /** Why nothing can be uploaded. */
  reason?: string | undefined;
}

/** Sends a chosen file, and says how far that is; nothing if it can only fail again. */
export function UploadButton({ state, context, reason, ...button }: UploadButtonProps) {
  if (isHopeless(context)) return null;
  const canStart = state === 'chosen' || state === 'failed';
  const label =
    state === 'chosen'
      ? uploadMessages.upload
      : state === 'failed'
        ? failureMessages.tryAgain
        : state === 'uploaded'
          ? uploadMessages.uploaded
          : uploadMessages.uploading(context.percent);
  const Icon = canStart ? UploadOutlined : state === 'uploaded' ? CheckOutlined : LoadingOutlined;
  return (
    <ReasonButton
      {...button}
      reason={reason}
      size="small"
      icon={<Icon aria-hidden />}
      disabled={!canStart}
      aria-label={`${label} ${context.file?.fileName ?? ''}`}
    >
      {label}
    </ReasonButton>
  );
}

/** Why an upload failed: the step, if another attempt can help, and the reason. */
export function UploadProblem({ context }: { context: Failed }) {
  const { failedAt, failure } = context;
  const canRetry = !isHopeless(context);
  return (
    <>
      {canRetry && failedAt && <span>{uploadMessages.failedAt[failedAt]} </span>}
      <span className={canRetry ? 'mq-two' : undefined}>{failure?.message}</span>
    </>
  );
}

import { StopOutlined } from '@ant-design/icons';
import { failureMessages } from '../ui/ui.messages';
import { FailureResult } from './FailureResult';
import { shellMessages } from './shell.messages';

/** Shown instead of a page that the user's roles do not allow. */
export function ForbiddenPage() {
  return (
    <FailureResult
      icon={<StopOutlined aria-hidden />}
      title={shellMessages.forbiddenTitle}
      subTitle={failureMessages.forbidden}
    />
  );
}

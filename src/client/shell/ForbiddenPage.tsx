import { HomeOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { failureMessages, nounMessages } from '../ui/ui.messages';
import { FailureResult } from './FailureResult';
import { shellMessages } from './shell.messages';

/** Shown instead of a page that the user's roles do not allow. */
export function ForbiddenPage() {
  return (
    <FailureResult
      icon={<StopOutlined aria-hidden />}
      title={shellMessages.forbiddenTitle}
      subTitle={failureMessages.forbidden}
      extra={
        <Link to="/home/">
          <Button type="primary" icon={<HomeOutlined aria-hidden />} tabIndex={-1}>
            {nounMessages.adminDash}
          </Button>
        </Link>
      }
    />
  );
}

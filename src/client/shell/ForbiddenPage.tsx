import { HomeOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { Link } from 'react-router-dom';
import { failureMessages, nounMessages } from '../ui/ui.messages';
import { shellMessages } from './shell.messages';
import './failure.css';

/** Shown instead of a page that the user's roles do not allow. */
export function ForbiddenPage() {
  return (
    <Result
      className="mq-failure"
      icon={<StopOutlined aria-hidden />}
      title={<h1 tabIndex={-1}>{shellMessages.forbiddenTitle}</h1>}
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

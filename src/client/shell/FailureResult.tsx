import { HomeOutlined } from '@ant-design/icons';
import { Button, Result, type ResultProps } from 'antd';
import { Link } from 'react-router-dom';
import { nounMessages } from '../ui/ui.messages';
import './failure.css';

const classNames = { icon: 'mq-failure-icon', subTitle: 'mq-failure-hint', extra: 'mq-failure-acts' };

/** A page in place of one that cannot be shown, with a way home. */
export const FailureResult = ({ title, ...rest }: ResultProps) => (
  <Result
    className="mq-state mq-failure"
    classNames={classNames}
    title={<h1 tabIndex={-1}>{title}</h1>}
    extra={
      <Link to="/home/">
        <Button type="primary" icon={<HomeOutlined aria-hidden />} tabIndex={-1}>
          {nounMessages.adminDash}
        </Button>
      </Link>
    }
    {...rest}
  />
);

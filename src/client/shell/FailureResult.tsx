import { Result, type ResultProps } from 'antd';
import './failure.css';

const classNames = { icon: 'mq-failure-icon', subTitle: 'mq-failure-hint', extra: 'mq-failure-acts' };

/** A page in place of one that cannot be shown. */
export const FailureResult = ({ title, ...rest }: ResultProps) => (
  <Result className="mq-failure" classNames={classNames} title={<h1 tabIndex={-1}>{title}</h1>} {...rest} />
);

import { Alert, type AlertProps } from 'antd';

/** An alert that stands beside other content: smaller than antd's with a description. */
export function Note({ className = '', ...props }: AlertProps) {
  return (
    <Alert
      showIcon
      className={`mq-note ${className}`}
      classNames={{ icon: 'mq-note-icon', title: 'mq-note-title', description: 'mq-note-text' }}
      {...props}
    />
  );
}

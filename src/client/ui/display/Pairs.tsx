import { Descriptions, type DescriptionsProps } from 'antd';

/** Names on the left and their values on the right, a line each. */
export function Pairs({
  className = '',
  ...props
}: Pick<DescriptionsProps, 'className' | 'styles' | 'title' | 'items'>) {
  return (
    <Descriptions
      className={`mq-pairs ${className}`}
      classNames={{ label: 'mq-pair-name', content: 'mq-pair-value' }}
      column={1}
      size="small"
      colon={false}
      {...props}
    />
  );
}

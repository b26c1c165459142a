import type { EmptyProps } from 'antd';

/** How antd's Empty looks in place of a list: a line icon of 40 px above the text. */
export const stateLook = {
  className: 'mq-state',
  classNames: { image: 'mq-state-icon', description: 'mq-state-text' },
  styles: { footer: { margin: 0 } },
} satisfies EmptyProps;

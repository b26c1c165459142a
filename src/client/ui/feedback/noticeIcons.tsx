import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  InfoCircleOutlined,
  LoadingOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { NoticeKind } from './notify';

export const noticeIcons: Readonly<Record<NoticeKind, ReactNode>> = {
  success: <CheckCircleOutlined className="mq-tone-success" />,
  info: <InfoCircleOutlined className="mq-tone-link" />,
  progress: <LoadingOutlined className="mq-tone-link" />,
  warning: <WarningOutlined className="mq-tone-warning" />,
  error: <CloseCircleOutlined className="mq-tone-error" />,
};

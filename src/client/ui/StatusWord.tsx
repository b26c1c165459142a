import {
  CheckCircleOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CloudUploadOutlined,
  ColumnHeightOutlined,
  DeleteOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  FieldTimeOutlined,
  InfoCircleOutlined,
  LoadingOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  MinusCircleOutlined,
  PlusOutlined,
  SafetyCertificateOutlined,
  StopOutlined,
  UndoOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import type { ComponentType, ReactNode } from 'react';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'link';

interface Sign {
  word: string;
  icon: ComponentType<{ className?: string }>;
  tone: Tone;
}

/** The status vocabulary of the design: the same icon, word and colour everywhere. `children` may replace the word ('3 config errors'). */
export const signs = {
  notSet: { word: 'NOT SET', icon: ClockCircleOutlined, tone: 'neutral' },
  approved: { word: 'Approved', icon: CheckCircleOutlined, tone: 'success' },
  rejected: { word: 'Rejected', icon: CloseCircleOutlined, tone: 'error' },
  queued: { word: 'Queued', icon: ClockCircleOutlined, tone: 'neutral' },
  submitting: { word: 'Submitting', icon: LoadingOutlined, tone: 'link' },
  submitted: { word: 'Submitted', icon: CloudUploadOutlined, tone: 'success' },
  submissionFailed: { word: 'SSP submission failed', icon: WarningOutlined, tone: 'error' },
  cancelled: { word: 'Cancelled', icon: UndoOutlined, tone: 'neutral' },
  configErrors: { word: 'Config errors', icon: WarningOutlined, tone: 'warning' },
  ended: { word: 'Ended', icon: ExclamationCircleOutlined, tone: 'error' },
  lowBudget: { word: 'Below 15%', icon: WarningOutlined, tone: 'error' },
  active: { word: 'Active', icon: PlayCircleOutlined, tone: 'success' },
  paused: { word: 'Paused', icon: PauseCircleOutlined, tone: 'warning' },
  normal: { word: 'Normal', icon: CheckOutlined, tone: 'neutral' },
  deleted: { word: 'Deleted', icon: DeleteOutlined, tone: 'error' },
  exactFit: { word: 'Exact fit', icon: CheckCircleOutlined, tone: 'success' },
  fitsWithBars: { word: 'Fits with bars', icon: ColumnHeightOutlined, tone: 'warning' },
  doesNotFit: { word: 'Does not fit', icon: StopOutlined, tone: 'error' },
  typeNotAllowed: { word: 'Type not allowed', icon: StopOutlined, tone: 'error' },
  tooLong: { word: 'Too long', icon: FieldTimeOutlined, tone: 'error' },
  lowCredit: { word: 'Low credit', icon: WarningOutlined, tone: 'warning' },
  create: { word: 'Create', icon: PlusOutlined, tone: 'link' },
  update: { word: 'Update', icon: EditOutlined, tone: 'neutral' },
  unchanged: { word: 'Unchanged', icon: CheckOutlined, tone: 'neutral' },
  on: { word: 'On', icon: SafetyCertificateOutlined, tone: 'success' },
  off: { word: 'Off', icon: MinusCircleOutlined, tone: 'neutral' },
  rowError: { word: 'Error', icon: CloseCircleOutlined, tone: 'error' },
  rowWarning: { word: 'Warning', icon: WarningOutlined, tone: 'warning' },
  info: { word: 'Note', icon: InfoCircleOutlined, tone: 'link' },
} as const satisfies Record<string, Sign>;

export type Status = keyof typeof signs;

interface StatusWordProps {
  status: Status;
  /** In place of the word of the vocabulary. */
  children?: ReactNode;
  /** The tag form, for headings only. */
  tag?: boolean;
}

/** A state: icon, word and colour, in that order of importance. */
export function StatusWord({ status, children, tag = false }: StatusWordProps) {
  const { word, icon: Icon, tone } = signs[status];
  const content = (
    <>
      <Icon aria-hidden className="mq-status-icon" />
      <span>{children ?? word}</span>
    </>
  );
  if (tag) return <Tag className={`mq-tag mq-tag-${tone}`}>{content}</Tag>;
  return <span className={`mq-status mq-tone-${tone}`}>{content}</span>;
}

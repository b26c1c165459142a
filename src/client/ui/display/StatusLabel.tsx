import {
  CalendarOutlined,
  CheckCircleOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  CloudUploadOutlined,
  ColumnHeightOutlined,
  DeleteOutlined,
  EditOutlined,
  EnvironmentOutlined,
  ExclamationCircleOutlined,
  FieldTimeOutlined,
  HourglassOutlined,
  InfoCircleOutlined,
  LoadingOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  MinusCircleOutlined,
  NotificationOutlined,
  PlusOutlined,
  SafetyCertificateOutlined,
  StopOutlined,
  SyncOutlined,
  UndoOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import type { ComponentType, ReactNode } from 'react';

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'link';

/** antd's name for the tone of a tag. */
const tagColours = { neutral: 'default', success: 'success', warning: 'warning', error: 'error', link: 'processing' };

interface Sign {
  label: string;
  icon: ComponentType<{ className?: string }>;
  tone: Tone;
}

/** The status vocabulary of the design: the same icon, label and colour everywhere. `children` may replace the label ('3 config errors'). */
export const signs = {
  notSet: { label: 'NOT SET', icon: ClockCircleOutlined, tone: 'neutral' },
  approved: { label: 'Approved', icon: CheckCircleOutlined, tone: 'success' },
  rejected: { label: 'Rejected', icon: CloseCircleOutlined, tone: 'error' },
  queued: { label: 'Queued', icon: ClockCircleOutlined, tone: 'neutral' },
  submitting: { label: 'Submitting', icon: LoadingOutlined, tone: 'link' },
  submitted: { label: 'Submitted', icon: CloudUploadOutlined, tone: 'success' },
  submissionFailed: { label: 'SSP submission failed', icon: WarningOutlined, tone: 'error' },
  stillLive: { label: 'Still live', icon: WarningOutlined, tone: 'warning' },
  withdrawing: { label: 'Being withdrawn', icon: LoadingOutlined, tone: 'link' },
  cancelled: { label: 'Cancelled', icon: UndoOutlined, tone: 'neutral' },
  configErrors: { label: 'Config errors', icon: WarningOutlined, tone: 'warning' },
  ended: { label: 'Ended', icon: ExclamationCircleOutlined, tone: 'error' },
  lowBudget: { label: 'Below 15%', icon: WarningOutlined, tone: 'error' },
  active: { label: 'Active', icon: PlayCircleOutlined, tone: 'success' },
  paused: { label: 'Paused', icon: PauseCircleOutlined, tone: 'warning' },
  draft: { label: 'Draft', icon: EditOutlined, tone: 'neutral' },
  normal: { label: 'Normal', icon: CheckOutlined, tone: 'neutral' },
  deleted: { label: 'Deleted', icon: DeleteOutlined, tone: 'error' },
  exactFit: { label: 'Exact fit', icon: CheckCircleOutlined, tone: 'success' },
  fitsWithBars: { label: 'Fits with bars', icon: ColumnHeightOutlined, tone: 'warning' },
  doesNotFit: { label: 'Does not fit', icon: StopOutlined, tone: 'error' },
  notHere: { label: 'Not here', icon: EnvironmentOutlined, tone: 'error' },
  typeNotAllowed: { label: 'Type not allowed', icon: StopOutlined, tone: 'error' },
  tooLong: { label: 'Too long', icon: FieldTimeOutlined, tone: 'error' },
  create: { label: 'Create', icon: PlusOutlined, tone: 'link' },
  update: { label: 'Update', icon: EditOutlined, tone: 'neutral' },
  unchanged: { label: 'Unchanged', icon: CheckOutlined, tone: 'neutral' },
  on: { label: 'On', icon: SafetyCertificateOutlined, tone: 'success' },
  notSetUp: { label: 'Not set up', icon: WarningOutlined, tone: 'warning' },
  off: { label: 'Off', icon: MinusCircleOutlined, tone: 'neutral' },
  rowError: { label: 'Error', icon: CloseCircleOutlined, tone: 'error' },
  rowWarning: { label: 'Warning', icon: WarningOutlined, tone: 'warning' },
  runningNow: { label: 'Running now', icon: PlayCircleOutlined, tone: 'warning' },
  startsSoon: { label: 'Starts tomorrow', icon: HourglassOutlined, tone: 'warning' },
  startsLater: { label: 'Starts later', icon: CalendarOutlined, tone: 'neutral' },
  newScreen: { label: 'New', icon: PlusOutlined, tone: 'link' },
  changed: { label: 'Changed', icon: EditOutlined, tone: 'neutral' },
  gone: { label: 'Gone', icon: StopOutlined, tone: 'error' },
  back: { label: 'Back', icon: UndoOutlined, tone: 'success' },
  notBooked: { label: 'Not booked', icon: CheckOutlined, tone: 'neutral' },
  campaigns: { label: 'Campaigns', icon: NotificationOutlined, tone: 'neutral' },
  live: { label: 'Live', icon: SyncOutlined, tone: 'link' },
  info: { label: 'Note', icon: InfoCircleOutlined, tone: 'link' },
} as const satisfies Record<string, Sign>;

export type Status = keyof typeof signs;

interface StatusLabelProps {
  status: Status;
  /** Replaces the standard label. */
  children?: ReactNode;
  /** The tag form, for headings only. */
  tag?: boolean;
}

/** A state: icon, label and colour, in that order of importance. */
export function StatusLabel({ status, children, tag = false }: StatusLabelProps) {
  const { label, icon: Icon, tone } = signs[status];
  const content = (
    <>
      <Icon aria-hidden className="mq-status-icon" />
      <span>{children ?? label}</span>
    </>
  );
  if (tag)
    return (
      <Tag variant="outlined" color={tagColours[tone]} className="mq-tag">
        {content}
      </Tag>
    );
  return <span className={`mq-status mq-tone-${tone}`}>{content}</span>;
}

import { CheckCircleOutlined, DownloadOutlined, InboxOutlined, StopOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Accept } from 'react-dropzone';

/** idle grey, active in the accent, accept green, reject red. */
export type DropState = 'idle' | 'active' | 'accept' | 'reject';

export interface DropMessages {
  idle: string;
  accept: string;
  reject: string;
  active?: string;
}

interface DropZoneProps {
  /** The name of the file input. */
  label: string;
  messages: DropMessages;
  /** MIME type to endings: `{'text/csv': ['.csv']}`; a file passes by either. */
  accept: Accept;
  onFiles: (files: File[]) => void;
  /** Files that are none of the accepted types. */
  onRefused?: (names: string[]) => void;
  multiple?: boolean;
  /** Left out, it is as what lies around it says. */
  disabled?: boolean;
  /** Bytes. */
  maxSize?: number;
  /** Shows a button with this label inside ('Choose files'); without one the zone itself is the button. */
  chooseText?: string;
}

const ICONS: Readonly<Record<DropState, ReactNode>> = {
  idle: <InboxOutlined aria-hidden />,
  active: <DownloadOutlined aria-hidden />,
  accept: <CheckCircleOutlined aria-hidden />,
  reject: <StopOutlined aria-hidden />,
};

/** Types that systems give to CSV files, and to others; the ending decides, which is not known before the drop. */
const perhapsCsv: readonly string[] = [
  'application/vnd.ms-excel',
  'application/csv',
  'text/comma-separated-values',
  'text/x-csv',
  'text/plain',
];
const isPerhaps = (type: string, accept: Accept): boolean =>
  type === '' || ('text/csv' in accept && perhapsCsv.includes(type));

/** Whether a type of what is dragged leaves open what a drop will say. */
function useOpenQuestion(accept: Accept): [isOpen: boolean, onDragEnter: (event: DragEvent<HTMLElement>) => void] {
  const [isOpen, setIsOpen] = useState(false);
  return [
    isOpen,
    ({ dataTransfer }) => {
      const unknown = Array.from(dataTransfer.items, ({ type }) => type).filter((type) => !(type in accept));
      setIsOpen(unknown.length > 0 && unknown.every((type) => isPerhaps(type, accept)));
    },
  ];
}

/** What a drag over a zone is, as react-dropzone tells it; active while what it says by the type may change with the drop. */
function dropStateOf(
  drag: { isDragActive: boolean; isDragAccept: boolean; isDragReject: boolean },
  isOpen: boolean,
): DropState {
  if (!drag.isDragActive) return 'idle';
  if (isOpen) return 'active';
  if (drag.isDragReject) return 'reject';
  return drag.isDragAccept ? 'accept' : 'active';
}

/** How the zone looks in one state; `DropZone` draws it, stories show all four. */
export function DropZoneFace({
  state,
  messages,
  children,
}: {
  state: DropState;
  messages: DropMessages;
  children?: ReactNode;
}) {
  const said = state === 'active' ? (messages.active ?? 'Drop it now') : messages[state];
  return (
    <span className={`mq-drop-face mq-drop-${state}`}>
      {ICONS[state]}
      <span>{said}</span>
      {children}
    </span>
  );
}

/** Takes files by drop, press or key. While something is dragged over it, it says whether it will be taken. */
export function DropZone({
  label,
  messages,
  accept,
  onFiles,
  onRefused,
  multiple = true,
  disabled: given,
  maxSize,
  chooseText,
}: DropZoneProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const disabled = given ?? componentDisabled;
  const [isOpen, onDragEnter] = useOpenQuestion(accept);
  const { getRootProps, getInputProps, ...drag } = useDropzone({
    accept,
    multiple,
    disabled,
    noKeyboard: true,
    ...(maxSize !== undefined && { maxSize }),
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: (refused) => onRefused?.(refused.map(({ file }) => file.name)),
  });
  // The input itself takes the keyboard, so that the zone is no button with a control inside.
  return (
    <div {...getRootProps({ className: disabled ? 'mq-drop mq-drop-off' : 'mq-drop', onDragEnter })}>
      <input {...getInputProps({ 'aria-label': label, disabled, tabIndex: chooseText === undefined ? 0 : -1 })} />
      <DropZoneFace state={dropStateOf(drag, isOpen)} messages={messages}>
        {chooseText !== undefined && (
          <Button size="small" disabled={disabled}>
            {chooseText}
          </Button>
        )}
      </DropZoneFace>
    </div>
  );
}

interface DropAreaProps extends Pick<DropZoneProps, 'label' | 'messages' | 'accept' | 'onFiles' | 'onRefused'> {
  className: string;
  /** `open` opens the browser's choice of files. */
  children: (open: () => void) => ReactNode;
}

/** A part of the page that takes dropped files as a whole; the zone shows over it while something is dragged. */
export function DropArea({ label, messages, accept, onFiles, onRefused, className, children }: DropAreaProps) {
  const [isOpen, onDragEnter] = useOpenQuestion(accept);
  const { getRootProps, getInputProps, open, ...drag } = useDropzone({
    accept,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: (refused) => onRefused?.(refused.map(({ file }) => file.name)),
  });
  const state = dropStateOf(drag, isOpen);
  return (
    <div {...getRootProps({ className, onDragEnter })}>
      <input {...getInputProps({ 'aria-label': label, tabIndex: -1 })} />
      {children(open)}
      {state !== 'idle' && (
        <div className="mq-drop-veil">
          <DropZoneFace state={state} messages={messages} />
        </div>
      )}
    </div>
  );
}

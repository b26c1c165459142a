import { CheckCircleOutlined, DownloadOutlined, InboxOutlined, StopOutlined } from '@ant-design/icons';
import { ConfigProvider, Flex } from 'antd';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import { useDropzone } from 'react-dropzone';
import type { Accept, DropzoneRootProps } from 'react-dropzone';
import { isDialogOpen } from '../keyboard/focusPlace';
import { usePastedFiles } from './usePastedFiles';

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
  /** MIME types with their extensions: `{'text/csv': ['.csv']}`; a file is accepted if either matches. */
  accept: Accept;
  onFiles: (files: File[]) => void;
  /** Called with the names of files that are not accepted. */
  onRefused?: (names: string[]) => void;
  multiple?: boolean;
  /** By default that of antd's context. */
  disabled?: boolean;
}

const ICONS: Readonly<Record<DropState, ReactNode>> = {
  idle: <InboxOutlined aria-hidden />,
  active: <DownloadOutlined aria-hidden />,
  accept: <CheckCircleOutlined aria-hidden />,
  reject: <StopOutlined aria-hidden />,
};

/** Types that systems report for CSV files and others. The extension decides, which is unknown before the drop. */
const perhapsCsv: readonly string[] = [
  'application/vnd.ms-excel',
  'application/csv',
  'text/comma-separated-values',
  'text/x-csv',
  'text/plain',
];
const isPerhaps = (type: string, accept: Accept): boolean =>
  type === '' || ('text/csv' in accept && perhapsCsv.includes(type));

/** Whether the type of a dragged file does not yet decide if it will be accepted. */
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

/** The state of the zone during a drag, from react-dropzone; `active` while the type does not decide. */
function readDropState(
  drag: { isDragActive: boolean; isDragAccept: boolean; isDragReject: boolean },
  isOpen: boolean,
): DropState {
  if (!drag.isDragActive) return 'idle';
  if (isOpen) return 'active';
  if (drag.isDragReject) return 'reject';
  return drag.isDragAccept ? 'accept' : 'active';
}

/** The visual part of the zone in one state, rendered by `DropZone` and by the stories. */
export function DropZoneFace({ state, messages }: { state: DropState; messages: DropMessages }) {
  const text = state === 'active' ? (messages.active ?? 'Drop it now') : messages[state];
  return (
    <Flex component="span" wrap gap={10} align="center" justify="center" className={`mq-drop-face mq-drop-${state}`}>
      {ICONS[state]}
      <span>{text}</span>
    </Flex>
  );
}

/** Pasted files by whether they are accepted, as react-dropzone does it for dropped ones; of the refused the names. */
function sorted(files: readonly File[], accept: Accept): { taken: File[]; refused: string[] } {
  const isTaken = ({ name, type }: File): boolean =>
    type in accept ||
    Object.values(accept)
      .flat()
      .some((ending) => name.toLowerCase().endsWith(ending));
  return {
    taken: files.filter(isTaken),
    refused: files.filter((file) => !isTaken(file)).map(({ name }) => name),
  };
}

/** Accepts files by drop, click, paste or key. During a drag it shows whether the files will be accepted. */
export function DropZone({
  label,
  messages,
  accept,
  onFiles,
  onRefused,
  multiple = true,
  disabled: given,
}: DropZoneProps) {
  const { componentDisabled } = ConfigProvider.useConfig();
  const disabled = given ?? componentDisabled;
  const [isOpen, onDragEnter] = useOpenQuestion(accept);
  const { getRootProps, getInputProps, ...drag } = useDropzone({
    accept,
    multiple,
    disabled,
    noKeyboard: true,
    noPaste: true,
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: (refused) => onRefused?.(refused.map(({ file }) => file.name)),
  });
  usePastedFiles(drag.rootRef, disabled, (files) => {
    const { taken, refused } = sorted(files, accept);
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1));
    if (refused.length > 0) onRefused?.(refused);
  });
  // The input itself is focusable, so that the zone is not a button with a control inside.
  return (
    <div {...getRootProps({ className: disabled ? 'mq-drop mq-drop-off' : 'mq-drop', onDragEnter })}>
      <input {...getInputProps({ 'aria-label': label, disabled, tabIndex: 0 })} />
      <DropZoneFace state={readDropState(drag, isOpen)} messages={messages} />
    </div>
  );
}

interface DropAreaProps extends Pick<DropZoneProps, 'label' | 'messages' | 'accept' | 'onFiles' | 'onRefused'> {
  className: string;
  /** `open` opens the browser's file dialog. */
  children: (open: () => void) => ReactNode;
}

const dragHandlers: Readonly<Record<string, string>> = {
  dragenter: 'onDragEnter',
  dragover: 'onDragOver',
  dragleave: 'onDragLeave',
  drop: 'onDrop',
};

/** Calls the handlers for drags anywhere in the window, except while a dialog is open. */
function useWindowDrags(handlers: Readonly<Record<string, (event: Event) => void>>): void {
  const handle = useEffectEvent((event: Event) => {
    if (!isDialogOpen()) handlers[dragHandlers[event.type] ?? '']?.(event);
  });
  useEffect(() => {
    const listen = (event: Event): void => handle(event);
    const types = Object.keys(dragHandlers);
    types.forEach((type) => document.addEventListener(type, listen));
    return () => types.forEach((type) => document.removeEventListener(type, listen));
  }, []);
}

/** A part of a page that accepts files dropped anywhere in the window; the zone is shown over it during a drag. */
export function DropArea({ label, messages, accept, onFiles, onRefused, className, children }: DropAreaProps) {
  const [isOpen, onDragEnter] = useOpenQuestion(accept);
  const { getRootProps, getInputProps, open, ...drag } = useDropzone({
    accept,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: (refused) => onRefused?.(refused.map(({ file }) => file.name)),
  });
  useImperativeHandle(drag.rootRef, () => document.documentElement);
  useWindowDrags(getRootProps<DropzoneRootProps>({ onDragEnter }));
  const area = useRef<HTMLDivElement>(null);
  usePastedFiles(area, false, (files) => {
    const { taken, refused } = sorted(files, accept);
    if (taken.length > 0) onFiles(taken);
    if (refused.length > 0) onRefused?.(refused);
  });
  const state = readDropState(drag, isOpen);
  return (
    <div ref={area} className={className}>
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

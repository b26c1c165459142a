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
  type RefObject,
} from 'react';
import { useDropzone } from 'react-dropzone';
import type { Accept, DropzoneRootProps } from 'react-dropzone';
import { hasFiles } from '../browser/useStrayDrops';
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
  onRefused: (names: string[]) => void;
  multiple?: boolean;
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

/** Whether a pasted file is accepted, as react-dropzone decides it for dropped ones. */
const isTaken = ({ name, type }: File, accept: Accept): boolean =>
  type in accept ||
  Object.values(accept)
    .flat()
    .some((ending) => name.toLowerCase().endsWith(ending));

interface FileDropOptions extends Pick<DropZoneProps, 'accept' | 'onFiles' | 'onRefused'> {
  multiple?: boolean;
  disabled?: boolean;
  /** A click opens nothing. */
  noClick?: boolean;
  /** What takes pasted files while it is shown; by default the zone. */
  pasteArea?: RefObject<HTMLElement | null>;
}

/** react-dropzone for files that are dropped, chosen or pasted, and the state of the zone during a drag. */
function useFileDrop(options: FileDropOptions) {
  const { accept, onFiles, onRefused, multiple = true, disabled = false, noClick = false, pasteArea } = options;
  // Whether the type of a dragged file does not yet decide if it will be accepted.
  const [isOpen, setIsOpen] = useState(false);
  const onDragEnter = ({ dataTransfer }: DragEvent<HTMLElement>): void => {
    const unknown = Array.from(dataTransfer.items, ({ type }) => type).filter((type) => !(type in accept));
    setIsOpen(unknown.length > 0 && unknown.every((type) => isPerhaps(type, accept)));
  };
  const drop = useDropzone({
    accept,
    multiple,
    disabled,
    noClick,
    noKeyboard: true,
    noPaste: true,
    // `useStrayDrops` does so for files only: text is dropped into fields.
    preventDropOnDocument: false,
    onDropAccepted: (files) => onFiles(files),
    onDropRejected: (refused) => onRefused(refused.map(({ file }) => file.name)),
  });
  usePastedFiles(pasteArea ?? drop.rootRef, disabled, (files) => {
    const taken = files.filter((file) => isTaken(file, accept));
    const refused = files.filter((file) => !isTaken(file, accept));
    if (taken.length > 0) onFiles(multiple ? taken : taken.slice(0, 1));
    if (refused.length > 0) onRefused(refused.map(({ name }) => name));
  });
  return { drop, onDragEnter, state: readDropState(drop, isOpen) };
}

/** Accepts files by drop, click, paste or key. During a drag it shows whether the files will be accepted. */
export function DropZone({ label, messages, ...files }: DropZoneProps) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig();
  const { drop, onDragEnter, state } = useFileDrop({ ...files, disabled });
  // The input itself is focusable, so that the zone is not a button with a control inside.
  return (
    <div {...drop.getRootProps({ className: disabled ? 'mq-drop mq-drop-off' : 'mq-drop', onDragEnter })}>
      <input {...drop.getInputProps({ 'aria-label': label, disabled, tabIndex: 0 })} />
      <DropZoneFace state={state} messages={messages} />
    </div>
  );
}

interface DropAreaProps extends Omit<DropZoneProps, 'multiple'> {
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

/** Calls the handlers for files dragged anywhere in the window, except while a dialog is open. */
function useWindowDrags(handlers: Readonly<Record<string, (event: Event) => void>>): void {
  const handle = useEffectEvent((event: Event) => {
    if (hasFiles(event) && !isDialogOpen()) handlers[dragHandlers[event.type] ?? '']?.(event);
  });
  useEffect(() => {
    const listen = (event: Event): void => handle(event);
    const types = Object.keys(dragHandlers);
    types.forEach((type) => document.addEventListener(type, listen));
    return () => types.forEach((type) => document.removeEventListener(type, listen));
  }, []);
}

/** A part of a page that accepts files dropped anywhere in the window; the zone is shown over it during a drag. */
export function DropArea({ label, messages, className, children, ...files }: DropAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { drop, onDragEnter, state } = useFileDrop({ ...files, noClick: true, pasteArea: area });
  useImperativeHandle(drop.rootRef, () => document.documentElement);
  useWindowDrags(drop.getRootProps<DropzoneRootProps>({ onDragEnter }));
  return (
    <div ref={area} className={className}>
      <input {...drop.getInputProps({ 'aria-label': label, tabIndex: -1 })} />
      {children(drop.open)}
      {state !== 'idle' && (
        <div className="mq-drop-veil">
          <DropZoneFace state={state} messages={messages} />
        </div>
      )}
    </div>
  );
}

import { Button, Flex, Modal, Segmented } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { DecidedBy } from '../DecidedBy';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { latinKey } from '../../ui/keyboard/pressedKey';
import { Kbd } from '../../ui/keyboard/Kbd';
import { useSingleKeys } from '../../ui/keyboard/useShortcuts';
import { similarMessages } from '../artwork.messages';
import { reviewStatus } from '../fileFacts';
import { previewSources } from '../previewSources';
import { useLayerOpen } from '../../ui/feedback/useLayerOpen';
import './compare.css';

interface CompareDialogProps {
  open: boolean;
  file: ArtworkFile;
  other: ArtworkFile;
  /** What the other one is: 'Decided before' */
  otherTitle: string;
  /** '92 % alike' */
  likeness: string;
  onClose: () => void;
  /** Copies the earlier reason; undefined if it was not a disapproval. */
  onReason: (() => void) | undefined;
}

/** Pixels: twice as wide as a picture is shown. */
const pictureWidth = 960;
const layouts = ['side', 'over'] as const;

/** Compares the artwork with a look-alike, side by side or overlaid. */
export function CompareDialog({ open, file, other, otherTitle, likeness, onClose, onReason }: CompareDialogProps) {
  const [layout, setLayout] = useState<(typeof layouts)[number]>('side');
  const [singleKeys] = useSingleKeys();
  const [taken, setTaken] = useState(false);
  const take = () => {
    setTaken(true);
    onReason?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onReason || !singleKeys || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (latinKey(event).toLowerCase() !== 'r') return;
    event.preventDefault();
    take();
  };
  const isOpen = useLayerOpen(open);
  return (
    <Modal
      open={isOpen}
      width={1040}
      className="mq-form-dialog"
      classNames={{ body: 'mq-form-body', footer: 'mq-form-foot' }}
      styles={{ body: { background: 'var(--mq-stage)' }, footer: { marginTop: 0 } }}
      title={
        // The close button is beside it.
        <Flex wrap align="center" justify="space-between" gap={8} style={{ paddingInlineEnd: 32 }}>
          {likeness}
          <Segmented
            value={layout}
            aria-label={similarMessages.layout}
            onChange={(value) => setLayout(value)}
            options={layouts.map((value) => ({ value, label: similarMessages[value] }))}
          />
        </Flex>
      }
      onCancel={onClose}
      destroyOnHidden
      // Does not restore the focus: the reason field has it by then.
      focusable={{ focusTriggerAfterClose: !taken }}
      afterClose={() => setTaken(false)}
      wrapProps={{ onKeyDown }}
      footer={
        <>
          <Button aria-keyshortcuts="Escape" onClick={onClose}>
            {similarMessages.close} <Kbd>Esc</Kbd>
          </Button>
          {onReason && (
            <Button danger aria-keyshortcuts="r" onClick={take}>
              {similarMessages.disapproveWithReason} <Kbd>R</Kbd>
            </Button>
          )}
        </>
      }
    >
      <div className={`mq-compare mq-compare-${layout}`}>
        <Compared file={file} title={similarMessages.thisOne} />
        <Compared file={other} title={otherTitle} />
      </div>
    </Modal>
  );
}

function Compared({ file, title }: { file: ArtworkFile; title: string }) {
  const source = previewSources(file, pictureWidth).src;
  return (
    <figure className="mq-compared">
      <div className="mq-compared-picture">{source !== undefined && <img src={source} alt={file.fileName} />}</div>
      <Flex component="figcaption" vertical gap={4}>
        <strong>{title}</strong>
        <span className="mq-two">{file.fileName}</span>
        <span>
          <StatusLabel status={reviewStatus(file)} /> {file.approvalComment}{' '}
          <span className="mq-two">
            {file.decidedAt ? <DecidedBy file={file} /> : <RelativeDate date={file.dateCreated} inline />}
          </span>
        </span>
      </Flex>
    </figure>
  );
}

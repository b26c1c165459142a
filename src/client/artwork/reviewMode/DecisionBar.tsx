import { EyeOutlined, MailOutlined } from '@ant-design/icons';
import { useSelector } from '@xstate/react';
import { Button, ConfigProvider, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { usePermission } from '../../session/permissions';
import { stateMessages } from '../../ui/ui.messages';
import { IconButton } from '../../ui/display/IconButton';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { Kbd } from '../../ui/keyboard/Kbd';
import { useIsPhone } from '../../ui/theme/useMediaQuery';
import { artworkMessages, conflictMessages } from '../artwork.messages';
import { usePlacedFits } from '../categories/usePlacedFits';
import { ApprovalOutcome } from '../review/ApprovalOutcome';
import { ApproveDialog } from '../review/ApproveDialog';
import { DisapproveQuestion } from '../review/DisapproveQuestion';
import { SaveFailure } from '../review/SaveFailure';
import { ReasonField } from '../review/ReasonField';
import type { ReviewActor } from '../review/reviewActors';
import { useReviewActor } from '../review/useReviewActors';
import { approveLabel, countBoards } from './fitMessages';
import { UndoLine } from './UndoLine';

export interface DecisionActions {
  approve: () => void;
  disapprove: () => void;
  toggleRead: () => void;
  /** Confirms the decision and shows the next artwork. */
  send: () => void;
  dismiss: () => void;
}

interface DecisionBarProps extends DecisionActions {
  file: ArtworkFile;
}

/** The foot of review mode for those who may decide: the undo line, then the two decision buttons, the confirmation or the reason field. */
export function DecisionBar({ file, ...actions }: DecisionBarProps) {
  const review = useReviewActor(file._id);
  const state = useSelector(review, (snapshot) => snapshot?.value);
  const { fileName, version } = file;
  const canDecide = useSelector(
    review,
    (snapshot) => snapshot?.can({ type: 'artwork.approve', fileName, version }) ?? true,
  );
  const allowance = usePermission('review', file.orgID);
  // In the cache already, since review mode shows it.
  const { fits = [] } = usePlacedFits(file._id);
  const opened = state === 'confirming' || state === 'reasoning' ? state : undefined;
  // On a phone the dialog has the picture, which may be scrolled away.
  const isPhone = useIsPhone();
  const inDialog =
    opened === 'confirming'
      ? countBoards(fits).failing > 0 || isPhone
      : opened === 'reasoning' && file.atPlatform === true;
  const inPlace = inDialog ? undefined : opened;
  const bar = useFocusBack(opened !== undefined);
  return (
    <Flex vertical ref={bar} className="mq-decision">
      <UndoLine />
      {review && inPlace === 'confirming' && <Confirming review={review} {...actions} />}
      {review && inPlace === 'reasoning' && <Reasoning review={review} {...actions} />}
      {review && inDialog && <InDialog review={review} {...actions} />}
      {allowance === 'elsewhere' && <p className="mq-two">{stateMessages.elsewhere}</p>}
      {!inPlace && (
        <ConfigProvider componentDisabled={allowance !== 'yes'}>
          <Deciding
            file={file}
            label={approveLabel(fits)}
            canDecide={(canDecide || inDialog) && allowance === 'yes'}
            {...actions}
          />
        </ConfigProvider>
      )}
    </Flex>
  );
}

/** The bar is always in sight; scrolling to it would move the artwork away. */
const inBar: FocusOptions = { preventScroll: true };

/** The question that closes has had the focus: it goes back to review mode, so that its keys work. */
function useFocusBack(isOpen: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reviewMode = bar.current?.closest<HTMLElement>('[role="dialog"]');
    return isOpen ? () => reviewMode?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
  return bar;
}

interface DecidingProps extends DecisionBarProps {
  /** The button's label, which says what an approval means for the booked boards. */
  label: string;
  canDecide: boolean;
}

function Deciding({ file, label, canDecide, approve, disapprove, toggleRead }: DecidingProps) {
  const read = file.isReviewed ? artworkMessages.markAsUnread : artworkMessages.markAsRead;
  return (
    <Flex wrap gap={8} className="mq-decision-row mq-decision-choice">
      <Button type="primary" size="large" disabled={!canDecide} aria-keyshortcuts="a" onClick={approve}>
        {label} <Kbd>A</Kbd>
      </Button>
      <Button danger size="large" disabled={!canDecide} aria-keyshortcuts="d" onClick={disapprove}>
        {artworkMessages.disapprove} <Kbd>D</Kbd>
      </Button>
      <IconButton
        type="default"
        size="large"
        label={`${read} (U)`}
        icon={file.isReviewed ? <EyeOutlined /> : <MailOutlined />}
        onClick={toggleRead}
      />
    </Flex>
  );
}

/** A dialog for what must not be overlooked: the artwork does not fit booked boards, or the platform already has it. */
function InDialog({ review, send, dismiss }: { review: ReviewActor } & DecisionActions) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  if (context.decision === 'disapprove')
    return <DisapproveQuestion open review={review} onCancel={dismiss} onSend={send} />;
  return <ApproveDialog open context={context} onCancel={dismiss} onApprove={send} />;
}

/** The confirmation in place of the buttons, if the artwork fits all booked boards. */
function Confirming({ review, send, dismiss }: { review: ReviewActor } & DecisionActions) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  const { conflict } = context;
  const confirm = useRef<HTMLButtonElement>(null);
  // After a conflict the button is not focused: the Enter for this decision must not overrule another user's.
  useEffect(() => {
    if (!conflict) confirm.current?.focus(inBar);
  }, [conflict]);
  return (
    <>
      <SaveFailure context={context} />
      {!conflict && <ApprovalOutcome fileId={context.fileId} />}
      <Flex gap={8} className="mq-decision-row">
        <Button ref={confirm} type="primary" size="large" aria-keyshortcuts="Enter" onClick={send}>
          {conflict ? conflictMessages.again : artworkMessages.yesApprove} {!conflict && <Kbd>Enter</Kbd>}
        </Button>
        <Button size="large" aria-keyshortcuts="Escape" onClick={dismiss}>
          {conflict ? conflictMessages.keep : artworkMessages.cancel} <Kbd>Esc</Kbd>
        </Button>
      </Flex>
    </>
  );
}

function Reasoning({ review, send, dismiss }: { review: ReviewActor } & DecisionActions) {
  const context = useSelector(review, (snapshot) => snapshot.context);
  const { conflict, reason } = context;
  const canConfirm = useSelector(review, (snapshot) => snapshot.can({ type: 'decision.confirm' }));
  const canOverrule = useSelector(review, (snapshot) => snapshot.can({ type: 'decision.overrule' }));
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusAtEnd(container.current?.querySelector('textarea'), inBar);
  }, []);
  return (
    <Flex
      vertical
      gap={12}
      ref={container}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.nativeEvent.stopImmediatePropagation();
        dismiss();
      }}
    >
      <SaveFailure context={context} />
      <ReasonField
        reason={reason}
        onChange={(next) => review.send({ type: 'reason.change', reason: next })}
        onSend={() => canConfirm && send()}
      />
      <Flex gap={8} className="mq-decision-row">
        <Button
          danger
          type="primary"
          size="large"
          disabled={!canConfirm && !canOverrule}
          aria-keyshortcuts="Enter"
          onClick={send}
        >
          {conflict ? conflictMessages.again : artworkMessages.disapprove} {!conflict && <Kbd>Enter</Kbd>}
        </Button>
        <Button size="large" aria-keyshortcuts="Escape" onClick={dismiss}>
          {conflict ? conflictMessages.keep : artworkMessages.cancel} <Kbd>Esc</Kbd>
        </Button>
      </Flex>
    </Flex>
  );
}

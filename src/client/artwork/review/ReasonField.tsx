import { Button, Flex, Form, Input } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { longestReason } from '#contract/artwork';
import '../../ui/form/field.css';
import { lengthProblem } from '../../ui/form/lengthProblem';
import { latinKey } from '../../ui/keyboard/pressedKey';
import { Kbd } from '../../ui/keyboard/Kbd';
import { artworkMessages } from '../artwork.messages';
import { useLastReasons } from './useLastReasons';

interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
  /** Enter; Shift+Enter is a new line. */
  onSend: () => void;
  disabled?: boolean;
}

/** The reason of a disapproval. While it is empty the digits fill in one of the last reasons; Enter sends. */
export function ReasonField({ reason, onChange, onSend, disabled = false }: ReasonFieldProps) {
  const id = useId();
  const reasons = useLastReasons();
  const problem = lengthProblem(reason, longestReason);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      // Not the Enter that has opened the dialog and is still held.
      if (!event.repeat) onSend();
      return;
    }
    const digit = latinKey(event);
    const chosen =
      reason === '' && /^[1-9]$/.test(digit) && !event.ctrlKey && !event.metaKey && !event.altKey
        ? reasons[Number(digit) - 1]
        : undefined;
    if (chosen === undefined) return;
    event.preventDefault();
    onChange(chosen);
  };
  return (
    <Flex vertical gap={4}>
      <Form.Item
        layout="vertical"
        className="mq-field-item"
        htmlFor={id}
        label={artworkMessages.reason}
        {...(problem !== undefined && { validateStatus: 'error', help: <span id={`${id}-problem`}>{problem}</span> })}
      >
        <Input.TextArea
          id={id}
          value={reason}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={artworkMessages.reasonPlaceholder}
          aria-required
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Form.Item>
      {reasons.length > 0 && (
        <>
          <p className="mq-two" id={`${id}-last`}>
            Last reasons
          </p>
          <ol className="mq-plain-list mq-reasons" aria-labelledby={`${id}-last`}>
            {reasons.map((last, index) => (
              <li key={last}>
                <Button type="text" size="small" disabled={disabled} onClick={() => onChange(last)}>
                  <Kbd>{index + 1}</Kbd>
                  <span className="mq-ellipsis">{last}</span>
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Flex>
  );
}

import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { Submission } from '#contract/ads';
import type { Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { FormDialog } from '../../ui/form/FormDialog';
import { notify } from '../../ui/feedback/notify';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useDraft } from '../../ui/form/useDraft';
import { useRecordSubmissionMutation } from './ads.api';

const outcome = z.object({
  state: z.enum(['approved', 'denied']).optional(),
  remoteID: z.string(),
  feedback: z.string(),
});
const blank: z.output<typeof outcome> = { remoteID: '', feedback: '' };

interface RecordOutcomeProps {
  submission: Submission;
  onClose: () => void;
}

/** For platforms without an API: an administrator records the platform's decision. */
export function RecordOutcome({ submission, onClose }: RecordOutcomeProps) {
  const draft = useDraft(`outcome:${submission._id}`, outcome, blank);
  const { value, set, clear } = draft;
  const [record, { isLoading }] = useRecordSubmissionMutation();
  const [failure, setFailure] = useState<Failure>();
  const close = useGuardedClose(draft, blank, isLoading, onClose);
  const save = async () => {
    if (value.state === undefined) return;
    setFailure(undefined);
    try {
      const { message } = await record({
        params: { id: submission._id },
        body: { ...value, state: value.state },
      }).unwrap();
      clear();
      notify.success({ text: message, detail: submission.fileName });
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <FormDialog
      open
      title="Record the outcome"
      subtitle={submission.fileName}
      busy={isLoading}
      onClose={close}
      footer={
        <>
          <Button disabled={isLoading} onClick={close}>
            Cancel
          </Button>
          <Button type="primary" disabled={value.state === undefined} loading={isLoading} onClick={() => void save()}>
            Record
          </Button>
        </>
      }
    >
      {failure && <FailureAlert inline title="The outcome could not be recorded." failure={failure} />}
      <Form layout="vertical">
        <Form.Item label="The platform's decision" required>
          <Radio.Group
            aria-label="The platform's decision"
            value={value.state ?? null}
            onChange={(event) => set({ ...value, state: outcome.shape.state.parse(event.target.value) })}
            options={[
              { value: 'approved', label: 'Approved' },
              { value: 'denied', label: 'Denied' },
            ]}
          />
        </Form.Item>
        <Form.Item label="Id at the platform" htmlFor="outcome-remote">
          <Input
            id="outcome-remote"
            maxLength={200}
            value={value.remoteID}
            onChange={(event) => set({ ...value, remoteID: event.target.value })}
          />
        </Form.Item>
        <Form.Item label="Feedback" htmlFor="outcome-feedback">
          <Input.TextArea
            id="outcome-feedback"
            rows={3}
            maxLength={2000}
            value={value.feedback}
            onChange={(event) => set({ ...value, feedback: event.target.value })}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  );
}

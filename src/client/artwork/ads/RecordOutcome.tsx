import { Button, Form, Input, Radio } from 'antd';
import { z } from 'zod';
import type { Submission } from '#contract/ads';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { lengthProblem } from '../../ui/form/lengthProblem';
import { notify } from '../../ui/feedback/notify';
import { useRecordForm } from '../../save/useRecordForm';
import { useRecordSubmissionMutation } from './submissions.api';

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
  const [record] = useRecordSubmissionMutation();
  const form = useRecordForm({
    noun: 'outcome',
    id: submission._id,
    shape: outcome,
    valuesOf: () => blank,
    send: ({ state, ...words }) =>
      record({
        params: { id: submission._id },
        body: { ...words, state: outcome.shape.state.unwrap().parse(state) },
      }).unwrap(),
    onSaved: ({ message }) => {
      notify.success({ text: message, detail: submission.fileName });
      onClose();
    },
  });
  const { values, busy, failure, change } = form;
  const close = () => form.close(onClose);
  return (
    <FormDialog
      open
      title="Record the outcome"
      subtitle={submission.fileName}
      busy={busy}
      onClose={close}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="primary" disabled={values.state === undefined} loading={busy} onClick={() => form.save()}>
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
            value={values.state ?? null}
            onChange={(event) => change({ state: outcome.shape.state.parse(event.target.value) })}
            options={[
              { value: 'approved', label: 'Approved' },
              { value: 'denied', label: 'Denied' },
            ]}
          />
        </Form.Item>
        <Field label="Id at the platform" problem={lengthProblem(values.remoteID, 200)}>
          {(control) => (
            <Input
              {...control}
              value={values.remoteID}
              onChange={(event) => change({ remoteID: event.target.value })}
            />
          )}
        </Field>
        <Field label="Feedback" problem={lengthProblem(values.feedback, 2000)}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={3}
              value={values.feedback}
              onChange={(event) => change({ feedback: event.target.value })}
            />
          )}
        </Field>
      </Form>
    </FormDialog>
  );
}

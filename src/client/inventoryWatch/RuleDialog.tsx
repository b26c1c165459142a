import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { importFields } from '#contract/imports';
import { ruleActions, type RuledReply } from '#contract/inventoryRules';
import { failureOf } from '../api/apiError';
import type { Counted } from '../ui/feedback/touches';
import { WhatThisTouches } from '../ui/feedback/WhatThisTouches';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { FormDialog } from '../ui/form/FormDialog';
import { useDebounced } from '../ui/form/useDebounced';
import { formMessages } from '../ui/ui.messages';
import { fieldNames, inventoryMessages } from './inventoryWatch.messages';
import { useCountInventoryRuleTouchesQuery, useCreateInventoryRuleMutation } from './inventoryRules.api';
import { ruleBody, usualRule, type RuleForm } from './ruleDraft';
import { acceptedNow, ruleTouches } from './ruleTouches';
import { foldedSearch } from '../ui/form/foldedSearch';

const fields = importFields.filter((field) => field !== 'boardminCPI' && field !== 'surfaceArea');
/** Milliseconds after the last change of the form. */
const pause = 250;

interface RuleDialogProps {
  publishers: readonly string[];
  /** The form's initial values. */
  draft?: RuleForm;
  onAdded: (made: RuledReply) => void;
  onClose: () => void;
}

/** Creates a rule for all later checks, and says before what it does to the differences that are open now. */
export function RuleDialog({ publishers, draft = usualRule, onAdded, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<RuleForm>();
  const [values, setValues] = useState<RuleForm>({ field: 'opening_hours', ...draft });
  const { action } = values;
  const { counted, accepts } = useTouches(values);
  const [create, { error, isLoading, reset }] = useCreateInventoryRuleMutation();
  const failure = error === undefined ? undefined : failureOf(error);
  const exists = failure?.code === 'rule.exists' ? failure.message : undefined;
  const onFinish = async (): Promise<void> => {
    const outcome = await create({ body: ruleBody(values) });
    if (outcome.error) return;
    onAdded(outcome.data);
    onClose();
  };
  return (
    <FormDialog
      open
      title={inventoryMessages.addRule}
      busy={isLoading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {formMessages.cancel}
          </Button>
          <Button
            type="primary"
            loading={isLoading}
            disabled={counted.status === 'counting'}
            onClick={() => form.submit()}
          >
            {inventoryMessages.saveRule(accepts)}
          </Button>
        </>
      }
    >
      <Form<RuleForm>
        form={form}
        layout="vertical"
        initialValues={values}
        onValuesChange={(_, all) => {
          setValues({ ...values, ...all });
          reset();
        }}
        // The keyboard does not pass the button that is disabled until the count is there.
        onFinish={() => counted.status !== 'counting' && void onFinish()}
      >
        {failure && exists === undefined && (
          <FailureAlert inline title={inventoryMessages.ruleFailed('')} failure={failure} />
        )}
        <Form.Item
          name="action"
          label={inventoryMessages.ruleAction}
          {...(action === 'ignoreNew' && problemProps(exists))}
        >
          <Select options={ruleActions.map((value) => ({ value, label: inventoryMessages.ruleActions[value] }))} />
        </Form.Item>
        {action === 'ignoreNew' ? (
          <Form.Item name="venueType" label={inventoryMessages.ruleVenue}>
            <Input />
          </Form.Item>
        ) : (
          <Form.Item name="field" label={inventoryMessages.field} {...problemProps(exists)}>
            <Select options={fields.map((value) => ({ value, label: fieldNames[value] }))} />
          </Form.Item>
        )}
        <Form.Item name="publisher" label={inventoryMessages.rulePublisher}>
          <Select
            allowClear
            showSearch={foldedSearch}
            options={publishers.filter((name) => name !== '').map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
      </Form>
      <WhatThisTouches counted={counted} />
    </FormDialog>
  );
}

const problemProps = (problem: string | undefined) =>
  problem === undefined ? {} : { help: problem, validateStatus: 'error' as const };

/** What the rule touches now, counted again after each change. `accepts`: how many differences it accepts at once. */
function useTouches(values: RuleForm): { counted: Counted; accepts: number } {
  const settled = useDebounced(values, pause);
  const { currentData, isError, isFetching, refetch } = useCountInventoryRuleTouchesQuery(
    { body: ruleBody(settled) },
    { refetchOnMountOrArgChange: true },
  );
  const isCurrent = settled === values && !isFetching;
  const status = !isCurrent ? 'counting' : isError ? 'failed' : 'ready';
  return {
    counted: {
      status,
      touches: currentData && ruleTouches(settled.action, currentData),
      retry: () => void refetch(),
    },
    accepts: status === 'ready' && currentData ? acceptedNow(settled.action, currentData) : 0,
  };
}

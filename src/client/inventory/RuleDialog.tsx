import { Button, Form, Input, Select } from 'antd';
import { importFields } from '#contract/imports';
import { ruleActions } from '#contract/inventoryRules';
import { failureOf } from '../api/apiError';
import { FailureAlert } from '../ui/feedback/FailureAlert';
import { FormDialog } from '../ui/form/FormDialog';
import { formMessages } from '../ui/ui.messages';
import { fieldNames, inventoryMessages } from './inventory.messages';
import { useCreateInventoryRuleMutation } from './inventoryWatch.api';
import { usualRule, type RuleForm } from './ruleDraft';
import { foldedSearch } from '../ui/form/foldedSearch';

const fields = importFields.filter((field) => field !== 'boardminCPI' && field !== 'surfaceArea');

interface RuleDialogProps {
  publishers: readonly string[];
  /** The form's initial values. */
  draft?: RuleForm;
  onClose: () => void;
}

/** Creates a rule for all later checks and for the open differences. */
export function RuleDialog({ publishers, draft = usualRule, onClose }: RuleDialogProps) {
  const [form] = Form.useForm<RuleForm>();
  // Before the first render the form has no value, which antd's types do not say.
  const action = Form.useWatch((values: Partial<RuleForm>) => values.action, form) ?? draft.action;
  const [create, { error, isLoading }] = useCreateInventoryRuleMutation();
  const onFinish = async ({ field, publisher, venueType }: RuleForm): Promise<void> => {
    const outcome = await create({
      body: {
        action,
        ...(action === 'ignoreNew' ? {} : { field: field ?? 'opening_hours' }),
        ...(publisher === undefined ? {} : { publisher_name: publisher }),
        ...(action === 'ignoreNew' && venueType !== undefined && venueType !== '' ? { venueType } : {}),
      },
    });
    if (!outcome.error) onClose();
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
          <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
            {inventoryMessages.saveRule}
          </Button>
        </>
      }
    >
      <Form<RuleForm>
        form={form}
        layout="vertical"
        initialValues={{ field: usualRule.field, ...draft }}
        onFinish={(values) => void onFinish(values)}
      >
        {error !== undefined && (
          <FailureAlert inline title={inventoryMessages.ruleFailed('')} failure={failureOf(error)} />
        )}
        <Form.Item name="action" label={inventoryMessages.ruleAction}>
          <Select options={ruleActions.map((value) => ({ value, label: inventoryMessages.ruleActions[value] }))} />
        </Form.Item>
        {action === 'ignoreNew' ? (
          <Form.Item name="venueType" label={inventoryMessages.ruleVenue}>
            <Input />
          </Form.Item>
        ) : (
          <Form.Item name="field" label={inventoryMessages.field}>
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
    </FormDialog>
  );
}

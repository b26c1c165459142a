import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { creditOrganisation, type Organisation } from '#contract/organisations';
import { sendSecret } from '../../api/sendSecret';
import { saveFailureTitle } from '../../machines/saveFailureTitle';
import { useProof } from '../../machines/useProof';
import { useSaveRecord } from '../../machines/useSaveRecord';
import { useCreditOrganisationMutation, walletTags } from '../../organisations/organisations.api';
import { useAppDispatch } from '../../store';
import { Field } from '../../ui/form/Field';
import { organisationMessages } from '../organisationPage.messages';
import { formatMoney } from '../../ui/format/money';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { notify } from '../../ui/feedback/notify';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useDraft } from '../../ui/form/useDraft';

const shape = z.object({ amount: z.string(), note: z.string() });
const empty = { amount: '', note: '' };
const isAmount = (text: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(text.trim()) && Number(text) !== 0;
/** Dollars: a larger amount, in or out, needs a note and a confirmation. */
const large = 1_000;
const isLarge = (text: string): boolean => isAmount(text) && Math.abs(Number(text)) > large;

/** Adds credit to an organisation's wallet, or takes some out. */
export function CreditDialog({ org, onClose }: { org: Organisation; onClose: () => void }) {
  const draft = useDraft(`credit:${org._id}`, shape, empty);
  const [credit] = useCreditOrganisationMutation();
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const [tried, setTried] = useState(false);
  const confirm = useConfirm();
  const { amount, note } = draft.value;
  const lacksNote = isLarge(amount) && note.trim() === '';
  const close = () => {
    draft.clear();
    onClose();
  };
  const save = useSaveRecord<z.output<typeof shape>, unknown>({
    send: (values, { idempotencyKey }) =>
      withProof((proof) => {
        const call = {
          params: { id: org._id },
          body: { amount: Number(values.amount), note: values.note, ...proof },
          headers: { idempotencyKey },
        };
        return proof.currentPassword === undefined
          ? credit(call).unwrap()
          : sendSecret(dispatch, creditOrganisation, call, walletTags(org._id));
      }),
    onSaved: (values) => {
      notify.success(organisationMessages.credited(formatMoney(Number(values.amount))));
      close();
    },
  });
  const submit = () => {
    setTried(true);
    if (!isAmount(amount) || lacksNote) return;
    if (!isLarge(amount)) {
      void save.run(draft.value);
      return;
    }
    const money = formatMoney(Math.abs(Number(amount)));
    const words = Number(amount) > 0 ? organisationMessages.largeIn : organisationMessages.largeOut;
    void confirm({ ...words(money, org.orgName), danger: false }).then((sure) => {
      if (sure) void save.run(draft.value);
    });
  };
  return (
    <>
      <RecordDialog
        title={organisationMessages.creditTitle}
        subtitle={org.orgName}
        label={organisationMessages.add}
        busyLabel={organisationMessages.adding}
        busy={save.busy}
        failure={save.failure}
        failureTitle={saveFailureTitle(save.failure, organisationMessages.creditFailed)}
        onSubmit={submit}
        onClose={close}
      >
        <Field
          label={organisationMessages.amount}
          required
          hint={organisationMessages.amountHint}
          problem={tried && !isAmount(amount) ? organisationMessages.badAmount : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              step="0.01"
              prefix="$"
              value={amount}
              onChange={({ target }) => draft.set({ amount: target.value, note })}
            />
          )}
        </Field>
        <Field
          label={organisationMessages.note}
          required={isLarge(amount)}
          problem={tried && lacksNote ? organisationMessages.noteMissing(formatMoney(large)) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={500}
              value={note}
              onChange={({ target }) => draft.set({ amount, note: target.value })}
            />
          )}
        </Field>
      </RecordDialog>
      {dialog}
    </>
  );
}

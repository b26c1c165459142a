import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { creditOrganisation, type Organisation } from '#contract/organisations';
import { SaveAlert } from '../../save/SaveAlert';
import { useProof } from '../../save/useProof';
import { useRecordForm } from '../../save/useRecordForm';
import { useCreditOrganisationMutation, walletTags } from '../../organisations/wallets.api';
import { Field } from '../../ui/form/Field';
import { organisationMessages } from './organisationPage.messages';
import { formatMoney } from '../../ui/format/formatMoney';
import { isNumberRead, readMoney } from '../../ui/format/readNumber';
import { lengthProblem } from '../../ui/form/lengthProblem';
import { moneyInput } from '../../ui/form/moneyInput';
import { numberMessages } from '../../ui/ui.messages';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { notify } from '../../ui/feedback/notify';
import { RecordDialog } from '../../ui/form/RecordDialog';

const shape = z.object({ amount: z.string(), note: z.string() });
const empty = { amount: '', note: '' };
/** The dollars of the typed text; undefined for 0 and for what is no amount. */
function amountIn(typed: string): number | undefined {
  const reading = readMoney(typed);
  return isNumberRead(reading) && reading.value !== 0 ? reading.value : undefined;
}
function explainProblem(typed: string): string {
  const reading = readMoney(typed);
  return 'wrong' in reading && reading.wrong === 'ambiguous'
    ? `${organisationMessages.badAmount}. ${numberMessages.ambiguous(typed.trim())}`
    : organisationMessages.badAmount;
}
/** Dollars: a larger amount, in or out, needs a note and a confirmation. */
const large = 1_000;
const isLarge = (dollars: number | undefined): boolean => dollars !== undefined && Math.abs(dollars) > large;

/** Adds credit to an organisation's wallet, or takes some out. */
export function CreditDialog({ org, onClose }: { org: Organisation; onClose: () => void }) {
  const { form, dialog } = useCreditForm(org, onClose);
  const [tried, setTried] = useState(false);
  const confirm = useConfirm();
  const { amount, note } = form.values;
  const dollars = amountIn(amount);
  const lacksNote = isLarge(dollars) && note.trim() === '';
  const submit = async () => {
    setTried(true);
    if (dollars === undefined || lacksNote) return;
    const words = dollars > 0 ? organisationMessages.largeIn : organisationMessages.largeOut;
    const question = words(formatMoney(Math.abs(dollars)), org.orgName);
    if (!isLarge(dollars) || (await confirm({ ...question, danger: false }))) form.save();
  };
  return (
    <>
      <RecordDialog
        title={organisationMessages.credit}
        subtitle={organisationMessages.creditOf(org.orgName, formatMoney(org.orgWallet.fundsAvailable))}
        label={organisationMessages.add}
        busyLabel={organisationMessages.adding}
        busy={form.busy}
        alert={
          <SaveAlert
            failure={form.failure}
            text={organisationMessages.creditFailed}
            onSaveAgain={() => void submit()}
          />
        }
        onSubmit={() => void submit()}
        onClose={() => form.close(onClose)}
      >
        <Field
          label={organisationMessages.amount}
          required
          hint={organisationMessages.amountHint}
          problem={tried && dollars === undefined ? explainProblem(amount) : undefined}
        >
          {(control) => <Input {...control} {...moneyInput(amount, (typed) => form.change({ amount: typed }))} />}
        </Field>
        <Field
          label={organisationMessages.note}
          required={isLarge(dollars)}
          problem={tried && lacksNote ? organisationMessages.noteMissing(formatMoney(large)) : lengthProblem(note, 500)}
        >
          {(control) => (
            <Input {...control} value={note} onChange={({ target }) => form.change({ note: target.value })} />
          )}
        </Field>
      </RecordDialog>
      {dialog}
    </>
  );
}

function useCreditForm(org: Organisation, onClose: () => void) {
  const [sendCredit] = useCreditOrganisationMutation();
  const { write, dialog } = useProof();
  const form = useRecordForm({
    noun: 'credit',
    id: org._id,
    shape,
    valuesOf: () => empty,
    send: ({ amount, note }, { takeKey }) => {
      const body = { amount: amountIn(amount) ?? 0, note };
      const call = { params: { id: org._id }, body, headers: { idempotencyKey: takeKey() } };
      return write(sendCredit, creditOrganisation, call, walletTags(org._id));
    },
    onSaved: (_reply, { amount }) => {
      const dollars = amountIn(amount) ?? 0;
      const message = dollars > 0 ? organisationMessages.credited : organisationMessages.takenOut;
      notify.success(message(formatMoney(Math.abs(dollars))));
      onClose();
    },
  });
  return { form, dialog };
}

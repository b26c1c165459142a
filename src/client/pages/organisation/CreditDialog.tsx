import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { creditOrganisation, type Organisation } from '#contract/organisations';
import { sendSecret } from '../../api/sendSecret';
import { SaveAlert } from '../../save/SaveAlert';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useProof } from '../../save/useProof';
import { useSaveRecord } from '../../save/useSaveRecord';
import { useCreditOrganisationMutation, walletTags } from '../../organisations/organisations.api';
import { useAppDispatch } from '../../store';
import { Field } from '../../ui/form/Field';
import { organisationMessages } from './organisationPage.messages';
import { formatMoney } from '../../ui/format/formatMoney';
import { isNumberRead, readMoney } from '../../ui/format/readNumber';
import { moneyInput } from '../../ui/form/moneyInput';
import { numberMessages } from '../../ui/ui.messages';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { notify } from '../../ui/feedback/notify';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useDraft } from '../../ui/form/useDraft';

const shape = z.object({ amount: z.string(), note: z.string() });
/** What is sent; the amount in dollars. */
interface Credit {
  amount: number;
  note: string;
}
const empty = { amount: '', note: '' };
/** The dollars of the typed text; undefined for 0 and for what is no amount. */
function amountIn(typed: string): number | undefined {
  const reading = readMoney(typed);
  return isNumberRead(reading) && reading.value !== 0 ? reading.value : undefined;
}
function problemOf(typed: string): string {
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
  const draft = useDraft(`credit:${org._id}`, shape, empty);
  const [sendCredit] = useCreditOrganisationMutation();
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const [tried, setTried] = useState(false);
  const confirm = useConfirm();
  const { amount, note } = draft.value;
  const dollars = amountIn(amount);
  const lacksNote = isLarge(dollars) && note.trim() === '';
  const save = useSaveRecord<Credit, unknown>({
    send: (values, { idempotencyKey }) =>
      withProof((proof) => {
        const call = {
          params: { id: org._id },
          body: { ...values, ...proof },
          headers: { idempotencyKey },
        };
        return proof.currentPassword === undefined
          ? sendCredit(call).unwrap()
          : sendSecret(dispatch, creditOrganisation, call, walletTags(org._id));
      }),
    onSaved: (values) => {
      const said = values.amount > 0 ? organisationMessages.credited : organisationMessages.takenOut;
      notify.success(said(formatMoney(Math.abs(values.amount))));
      draft.clear();
      onClose();
    },
  });
  const close = useGuardedClose(draft, empty, save.busy, onClose);
  const submit = () => {
    setTried(true);
    if (dollars === undefined || lacksNote) return;
    const credit = { amount: dollars, note };
    if (!isLarge(dollars)) {
      void save.run(credit);
      return;
    }
    const money = formatMoney(Math.abs(dollars));
    const words = dollars > 0 ? organisationMessages.largeIn : organisationMessages.largeOut;
    void confirm({ ...words(money, org.orgName), danger: false }).then((sure) => {
      if (sure) void save.run(credit);
    });
  };
  return (
    <>
      <RecordDialog
        title={organisationMessages.credit}
        subtitle={organisationMessages.creditOf(org.orgName, formatMoney(org.orgWallet.fundsAvailable))}
        label={organisationMessages.add}
        busyLabel={organisationMessages.adding}
        busy={save.busy}
        alert={<SaveAlert failure={save.failure} text={organisationMessages.creditFailed} onSaveAgain={submit} />}
        onSubmit={submit}
        onClose={close}
      >
        <Field
          label={organisationMessages.amount}
          required
          hint={organisationMessages.amountHint}
          problem={tried && dollars === undefined ? problemOf(amount) : undefined}
        >
          {(control) => <Input {...control} {...moneyInput(amount, (typed) => draft.set({ amount: typed, note }))} />}
        </Field>
        <Field
          label={organisationMessages.note}
          required={isLarge(dollars)}
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

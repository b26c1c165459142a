import { WarningOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { Organisation } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import type { Failure } from '../../api/request';
import { failureOf } from '../../machines/mutationActor';
import { useCreditOrganisationMutation } from '../../organisations/organisations.api';
import { WalletFigurePicker } from '../../organisations/WalletFigurePicker';
import { FailureAlert } from '../../ui/FailureAlert';
import { Field } from '../../ui/Field';
import { FormDialog } from '../../ui/FormDialog';
import { messages } from '../../ui/messages';
import { formatMoney } from '../../ui/money';
import { notify } from '../../ui/notify';
import { useDraft } from '../../ui/useDraft';

/** The wallet with its ring, the warning below the threshold, and the way to add credit. */
export function OrganisationWallet({ org }: { org: Organisation }) {
  const [open, setOpen] = useState(false);
  const canCredit = useExtension('wallet');
  const isLow = org.orgWallet.fundsAvailable < 10;
  return (
    <section className="mq-card mq-figure" aria-label={messages.wallet.wallet}>
      <h2>{messages.wallet.wallet}</h2>
      <WalletFigurePicker organisation={org} words={messages.organisation.ringWords} />
      {isLow && <Alert type="warning" showIcon icon={<WarningOutlined />} title={messages.wallet.runningLow} />}
      {canCredit && <Button onClick={() => { setOpen(true); }}>{messages.organisation.credit}</Button>}
      {open && <CreditDialog org={org} onClose={() => { setOpen(false); }} />}
    </section>
  );
}

const shape = z.object({ amount: z.string(), note: z.string() });
const empty = { amount: '', note: '' };

function CreditDialog({ org, onClose }: { org: Organisation; onClose: () => void }) {
  const draft = useDraft(`credit:${org._id}`, shape, empty);
  const [key] = useState(() => crypto.randomUUID());
  const [credit, { isLoading }] = useCreditOrganisationMutation();
  const [failure, setFailure] = useState<Failure>();
  const [tried, setTried] = useState(false);
  const { amount, note } = draft.value;
  const isRight = /^-?\d+(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) !== 0;
  const close = () => { draft.clear(); onClose(); };
  const submit = async () => {
    setTried(true);
    if (!isRight) return;
    setFailure(undefined);
    try {
      await credit({ params: { id: org._id }, body: { amount: Number(amount), note }, headers: { idempotencyKey: `${key}-${amount.trim()}-${String(note.length)}` } }).unwrap();
      notify.success(messages.organisation.credited(formatMoney(Number(amount))));
      close();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <FormDialog open title={messages.organisation.creditTitle} subtitle={org.orgName} onClose={close} busy={isLoading} footer={<><Button disabled={isLoading} onClick={close}>{messages.form.cancel}</Button><Button type="primary" disabled={isLoading} onClick={() => void submit()}>{isLoading ? messages.organisation.adding : messages.organisation.add}</Button></>}>
      <form className="mq-dialog-form" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
        {failure && <FailureAlert inline title={messages.organisation.creditFailed(failure.message)} failure={failure} />}
        <Field label={messages.organisation.amount} required hint={messages.organisation.amountHint} problem={tried && !isRight ? messages.organisation.badAmount : undefined}>{(control) => <Input {...control} type="number" step="0.01" prefix="$" value={amount} onChange={(event) => { draft.set({ amount: event.target.value, note }); }} />}</Field>
        <Field label={messages.organisation.note}>{(control) => <Input {...control} maxLength={500} value={note} onChange={(event) => { draft.set({ amount, note: event.target.value }); }} />}</Field>
        <button type="submit" hidden />
      </form>
    </FormDialog>
  );
}

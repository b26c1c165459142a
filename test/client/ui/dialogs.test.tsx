import { act, screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { useState } from 'react';
import { ConfirmDialog } from '../../../src/client/ui/feedback/ConfirmDialog';
import { useConfirm } from '../../../src/client/ui/feedback/ConfirmProvider';
import type { ConfirmRequest } from '../../../src/client/ui/feedback/ConfirmProvider';
import { FormDialog } from '../../../src/client/ui/form/FormDialog';
import { renderUi } from './renderUi';

const answered = jest.fn();
beforeEach(() => answered.mockClear());
function Opener({ request }: { request: ConfirmRequest }) {
  const confirm = useConfirm();
  return <button onClick={() => void confirm(request).then(answered)}>Delete it</button>;
}
const question = { title: 'Delete this board? It cannot be undone.' };
const keep = () => screen.getByRole('button', { name: "No, I'll keep it." });
const sure = () => screen.getByRole('button', { name: /Yes, I'm sure\./ });

async function ask(request: ConfirmRequest) {
  const view = renderUi(<Opener request={request} />);
  await view.user.click(screen.getByText('Delete it'));
  return { ...view, dialog: await screen.findByRole('dialog', { name: question.title }) };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('asking', () => {
  it('starts on the safe button, so that Enter keeps it', async () => {
    const { user } = await ask(question);
    await waitFor(() => expect(keep()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    await gone();
  });
  it('confirms with the other button', async () => {
    const { user } = await ask(question);
    await user.click(sure());
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  });
  it('cancels on Escape, and returns the focus', async () => {
    const { user } = await ask(question);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    await gone();
    await waitFor(() => expect(screen.getByText('Delete it')).toHaveFocus());
  });
  it('names the first records and counts the rest', async () => {
    const { dialog } = await ask({ ...question, names: ['a', 'b', 'c', 'd', 'e', 'f'], count: 320 });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'and 315 more']);
    expect(dialog).toHaveTextContent('320 in all:');
  });
  it('shows no count for a single record', async () => {
    const { dialog } = await ask({ ...question, names: ['Tagus'] });
    expect(dialog).toHaveTextContent('Tagus');
    expect(dialog).not.toHaveTextContent('in all');
  });
});

describe('while it is being done', () => {
  it('cannot be left, and closes when done', async () => {
    let finish = (_value: unknown) => {};
    const { user } = await ask({ ...question, run: () => new Promise((resolve) => (finish = resolve)) });
    await user.click(sure());
    expect(keep()).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(answered).not.toHaveBeenCalled();
    await act(async () => finish(undefined));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  });
  it('stays with the reason when it fails, and can be tried again', async () => {
    const run = jest
      .fn()
      .mockRejectedValueOnce({ message: 'The board is in use.', requestId: 'abc-1' })
      .mockResolvedValueOnce(undefined);
    const { user, dialog } = await ask({ ...question, run });
    await user.click(sure());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The board is in use.');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('abc-1');
    await user.click(sure());
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  });
});

it('can be driven from outside, with other words', async () => {
  const onKeep = jest.fn();
  const { user } = renderUi(
    <ConfirmDialog
      open
      title="Approve this artwork?"
      danger={false}
      keepText="Not yet"
      sureText="Approve"
      onKeep={onKeep}
      onSure={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Not yet' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});

function Form({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add</button>
      <FormDialog
        open={open}
        busy={busy}
        title="Add a new board."
        subtitle="for team: Launch squad"
        onClose={() => setOpen(false)}
        footer={<button>Save</button>}
      >
        <label>
          Name <Input />
        </label>
      </FormDialog>
    </>
  );
}

function ByAddress() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Manage Board</button>
      {open && (
        <FormDialog open title="Manage a board." onClose={() => setOpen(false)}>
          <Input aria-label="Name" />
        </FormDialog>
      )}
    </>
  );
}

describe('a dialog with fields', () => {
  it('starts in the first field and gives the focus back', async () => {
    const { user } = renderUi(<Form />);
    await user.click(screen.getByText('Add'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByText('Add')).toHaveFocus());
  });
  it('gives the focus back when it is unmounted instead of closed, as where the address opens it', async () => {
    const { user } = renderUi(<ByAddress />);
    await user.click(screen.getByText('Manage Board'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByText('Manage Board')).toHaveFocus());
  });
  it('does not move the focus if the user focused a field before it opened', async () => {
    const focused: string[] = [];
    // The second field takes the focus as soon as the dialog has it, before the dialog has fully opened.
    const press = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement) focused.push(target.getAttribute('aria-label') ?? '');
      else screen.getByRole('textbox', { name: 'City' }).focus();
    };
    document.addEventListener('focusin', press);
    renderUi(
      <FormDialog open title="Add a new board." onClose={() => undefined}>
        <Input aria-label="Name" />
        <Input aria-label="City" />
      </FormDialog>,
    );
    await waitFor(() => expect(focused).toContain('City'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(focused).toEqual(['City']);
    document.removeEventListener('focusin', press);
  });
  it('cannot be closed while it saves', async () => {
    const { user } = renderUi(<Form busy />);
    await user.click(screen.getByText('Add'));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

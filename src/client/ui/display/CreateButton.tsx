import { PlusOutlined } from '@ant-design/icons';
import { useShortcuts } from '../keyboard/useShortcuts';
import { ReasonButton, type ReasonButtonProps } from './WithReason';

type CreateButtonProps = Partial<ReasonButtonProps> & {
  /** Of its shortcut: 'boards.add' */
  id: string;
  label: string;
  /** What the page's shortcuts are listed under. */
  group: string;
  onClick: () => void;
};

/** The filled button above a list that begins a new record, also by the key N. */
export function CreateButton({ id, label, group, reason, onClick, ...button }: CreateButtonProps) {
  const when = reason === undefined && button.disabled !== true;
  useShortcuts([{ id, keys: 'n', label, group, when, run: onClick }]);
  return (
    <ReasonButton type="primary" icon={<PlusOutlined aria-hidden />} {...{ reason, onClick }} {...button}>
      {label}
    </ReasonButton>
  );
}

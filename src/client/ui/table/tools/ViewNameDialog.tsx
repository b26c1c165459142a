import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../form/Field';
import { nameProblem } from '../../form/lengthProblem';
import { RecordDialog } from '../../form/RecordDialog';
import { toolMessages } from '../../ui.messages';

interface ViewNameDialogProps {
  title: string;
  initial: string;
  /** The names of the other views. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

const longest = 60;

/** Asks for the name of a saved view. */
export function ViewNameDialog({ title, initial, taken, onSave, onClose }: ViewNameDialogProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = (): void => {
    const trimmed = name.trim();
    if (trimmed === '') setError(toolMessages.nameRequired);
    else if (trimmed !== initial && taken.includes(trimmed)) setError(toolMessages.nameTaken);
    else if (nameProblem(name, longest) === undefined) onSave(trimmed);
  };
  return (
    <RecordDialog title={title} busy={false} onSubmit={submit} onClose={onClose}>
      <Field label={toolMessages.viewName} required problem={error ?? nameProblem(name, longest)}>
        {(field) => (
          <Input
            {...field}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
    </RecordDialog>
  );
}

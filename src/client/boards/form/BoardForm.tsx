import { DeleteOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Form } from 'antd';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { boardFormMessages } from '../boards.messages';
import { focusAtEnd } from '../../ui/keyboard/focusAtEnd';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { formMessages } from '../../ui/ui.messages';
import { screenTypes, venueTypes } from '../boardTypes';
import { BoardTextField } from './BoardTextField';
import { allFields, fieldLabels, validateBoard, type BoardField, type BoardValues, type Verdict } from './boardValues';
import { settled, withTyped } from './typedValues';
import { BoardPlacement } from './BoardPlacement';
import { FormSection } from './FormSection';
import { BoardShape } from './BoardShape';
import { OutsideCountry } from './OutsideCountry';
import { countries } from '#contract/countries/countries';
import '../boards.css';
import './boardForm.css';

interface BoardFormProps {
  values: BoardValues;
  onChange: (values: BoardValues) => void;
  onSave: () => void;
  /** `editable`: there is an edit, and 'Save Changes' is enabled. */
  button: 'idle' | 'editable' | 'saving' | 'saved';
  /** The server's errors for single fields. */
  refused: Partial<Record<BoardField, string>>;
  /** A failure that is not about a field; shown above the buttons, visible wherever the form is scrolled to. */
  alert?: ReactNode;
  /** The map with the pin; the numbers and the pin move each other. */
  map?: ReactNode;
  image: ReactNode;
  /** The stored board; undefined for a new one. */
  board: Board | undefined;
  /** The verdict on whether another board has the name; undefined while unknown. */
  nameVerdict?: Verdict | undefined;
  /** False for users who may only read: the form has no save button. */
  canSave?: boolean;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
}

/** The form of a new or existing board: sections with hints, valid and invalid marks, and a sticky footer. */
export function BoardForm({
  values,
  onChange,
  onSave,
  button,
  refused,
  alert,
  map,
  image,
  board,
  nameVerdict,
  canSave = true,
  onCancel,
  onDelete,
}: BoardFormProps) {
  const adding = board === undefined;
  const isLocked = useIsLocked(button);
  const formId = useId();
  useFocusRefused(formId, button === 'saving');
  const [shown, setShown] = useState<ReadonlySet<BoardField>>(new Set());
  const [lastButton, setLastButton] = useState(button);
  if (lastButton !== button) {
    setLastButton(button);
    // After a save the empty form starts without validation errors.
    if (button === 'saved') setShown(new Set());
  }
  // The next board begins at the top of the empty form.
  useEffect(() => {
    if (adding && button === 'saved') goTo('boardname');
  }, [adding, button]);
  const verdicts = validateBoard(values, adding);
  const wrong = allFields.filter((field) => refused[field] !== undefined || verdicts[field].state === 'invalid');
  const wrongShown = wrong.filter((field) => shown.has(field) || refused[field] !== undefined);
  const verdictOf = (field: BoardField): Verdict => {
    const refusal = refused[field];
    if (refusal !== undefined) return { state: 'invalid', text: refusal };
    if (field === 'boardname' && nameVerdict && verdicts.boardname.state === 'open') return nameVerdict;
    return verdicts[field].state === 'invalid' && !shown.has(field) ? { state: 'open', text: '' } : verdicts[field];
  };
  const props = (field: BoardField) => ({
    field,
    value: values[field],
    verdict: verdictOf(field),
    disabled: isLocked,
    onChange: (value: string) => onChange(withTyped(values, field, value)),
    onBlur: () => {
      const next = settled(values, [field], board?.boardloc.country);
      if (next !== values) onChange(next);
      setShown((fields) => new Set([...fields, field]));
    },
  });
  const save = () => {
    const next = settled(values, allFields, board?.boardloc.country);
    const now = validateBoard(next, adding);
    if (next !== values) onChange(next);
    setShown(new Set(allFields));
    const first = allFields.find((field) => now[field].state === 'invalid');
    if (first === undefined) onSave();
    else goTo(first);
  };

  return (
    <Form id={formId} className="mq-board-form" noValidate onFinish={save}>
      <FormSection name="Name" hint={adding ? boardFormMessages.addNameHint : boardFormMessages.nameHint}>
        <BoardTextField {...props('boardname')} />
      </FormSection>
      <FormSection name="Location" hint="Move the pin or type the numbers. Each follows the other.">
        <div className={adding ? 'mq-fields-location' : 'mq-fields-location mq-fields-location-beside'}>
          {map}
          <div className="mq-fields-2">
            <BoardTextField {...props('latitude')} unit="°" required />
            <BoardTextField {...props('longitude')} unit="°" />
            <BoardTextField {...props('country')} suggestions={countries} required />
            <BoardTextField {...props('city')} />
          </div>
        </div>
        <OutsideCountry values={values} disabled={isLocked} onUse={(place) => onChange({ ...values, ...place })} />
      </FormSection>
      <FormSection name={adding ? 'Venue and screen' : 'Venue and screen type'}>
        <div className="mq-fields-2">
          <BoardTextField {...props('venueType')} options={venueTypes} hint={boardFormMessages.venueHint} />
          <BoardTextField {...props('screenType')} options={screenTypes} hint={boardFormMessages.screenHint} />
        </div>
      </FormSection>
      <FormSection name="Tech specs" {...(adding ? { hint: 'The shape is drawn from the two resolutions.' } : {})}>
        <div className={adding ? 'mq-fields-2' : 'mq-fields-3'}>
          <BoardTextField {...props('height')} unit="px" required />
          <BoardTextField {...props('width')} unit="px" />
          <BoardTextField {...props('surfaceArea')} unit="m²" hint="In square metres" required={adding} />
          {adding && <BoardShape values={values} />}
        </div>
      </FormSection>
      <BoardPlacement
        values={values}
        board={board}
        disabled={isLocked}
        onChange={(change) => onChange({ ...values, ...change })}
      />
      <FormSection name="Image" hint="JPEG, PNG, GIF or WebP">
        <ConfigProvider componentDisabled={isLocked}>{image}</ConfigProvider>
      </FormSection>
      <Footer
        alert={alert}
        wrong={wrongShown}
        button={button}
        canSave={canSave}
        onCancel={onCancel}
        onDelete={onDelete}
      />
    </Form>
  );
}

interface FooterProps extends Pick<BoardFormProps, 'alert' | 'button' | 'canSave' | 'onCancel' | 'onDelete'> {
  /** The fields that need a correction, as far as they are shown. */
  wrong: readonly BoardField[];
}

/**
 * True while saving, and for users who may only read. A component's own `disabled` overrides antd's context, so it must
 * cover both.
 */
function useIsLocked(button: BoardFormProps['button']): boolean {
  const { componentDisabled } = ConfigProvider.useConfig();
  return componentDisabled || button === 'saving';
}

function Footer({ alert, wrong, button, canSave, onCancel, onDelete }: FooterProps) {
  const isLocked = useIsLocked(button);
  return (
    <footer className="mq-board-foot mq-board-form-foot">
      {alert && <div className="mq-form-alert">{alert}</div>}
      {onDelete && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete} disabled={isLocked}>
          Delete
        </Button>
      )}
      <div
        className={wrong.length > 0 ? 'mq-board-form-wrong mq-board-form-wrong-shown' : 'mq-board-form-wrong'}
        role="status"
      >
        {wrong.length > 0 && (
          <>
            <span className="mq-tone-error">
              <ExclamationCircleOutlined aria-hidden />{' '}
              {wrong.length === 1 ? '1 field needs a look:' : `${String(wrong.length)} fields need a look:`}
            </span>{' '}
            {wrong.map((field) => (
              <a
                key={field}
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(field);
                }}
              >
                {fieldLabels[field]}
              </a>
            ))}
          </>
        )}
        {wrong.length === 0 && button === 'editable' && 'Unsaved changes'}
      </div>
      <Button onClick={onCancel} disabled={button === 'saving'}>
        {formMessages.cancel}
      </Button>
      {canSave && (
        <Button
          type="primary"
          htmlType="submit"
          disabled={isLocked || button !== 'editable'}
          className="mq-save-button"
        >
          {button === 'saving'
            ? formMessages.saving
            : button === 'saved'
              ? formMessages.saved
              : formMessages.saveChanges}
        </Button>
      )}
    </footer>
  );
}

function goTo(field: BoardField | undefined): void {
  focusAtEnd(document.querySelector<HTMLElement>(`.mq-board-form [data-field="${field ?? ''}"] input`));
}

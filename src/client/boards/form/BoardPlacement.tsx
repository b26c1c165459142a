import { Checkbox, ConfigProvider, Input, Select } from 'antd';
import type { Board } from '#contract/boards';
import { categoriesText, categoryNames, categoryTexts, type Category } from '#contract/placement';
import { useExtension } from '../../api/product.api';
import { Field } from '../../ui/form/Field';
import { lengthProblem } from '../../ui/form/lengthProblem';
import { tabToNextField } from '../../ui/form/tabToNextField';
import { foldedSearch } from '../../ui/form/foldedSearch';
import { useDebounced } from '../../ui/form/useDebounced';
import { WhatThisTouches } from '../../ui/feedback/WhatThisTouches';
import { touchMessages } from '../../ui/ui.messages';
import { placementFormMessages, ruleTouchMessages } from '../boards.messages';
import { useRuleTouches } from '../boardTouches';
import { parseRefuses, refusesText } from './boardRefuses';
import { FormSection } from './FormSection';
import { fieldLabels, type BoardValues } from './boardValues';
import { useHoldingRule } from './useHoldingRule';

interface BoardPlacementProps {
  values: Pick<BoardValues, 'refuses' | 'refusesNote' | 'venueType'>;
  /** The stored board; undefined for a new one, which nothing books. */
  board: Board | undefined;
  disabled: boolean;
  onChange: (change: Partial<Pick<BoardValues, 'refuses' | 'refusesNote'>>) => void;
}

/**
 * What may not hang on the board: the rule that holds, one of its own, and which bookings a change of that touches.
 * Nothing where the API knows no categories.
 */
export function BoardPlacement({ values, board, disabled, onChange }: BoardPlacementProps) {
  const { refuses, refusesNote, venueType } = values;
  const hasPlacement = useExtension('placement');
  const holding = useHoldingRule(board, venueType);
  const own = parseRefuses(refuses);
  const settled = useDebounced(refuses, 250);
  const changed = hasPlacement && board !== undefined && settled !== refusesText(board.refuses);
  const rule = { kind: 'board', subject: board?._id ?? '' } as const;
  const { counted } = useRuleTouches(rule, parseRefuses(settled), changed);
  const isLocked = ConfigProvider.useConfig().componentDisabled || disabled;
  if (!hasPlacement) return null;
  return (
    <FormSection name={placementFormMessages.section}>
      {holding && own === null && holding.kind !== 'board' && (
        <p className="mq-two">
          {placementFormMessages.holds(holding.kind, holding.name, categoriesText(holding.refuses), holding.note)}
        </p>
      )}
      {holding === null && own === null && <p className="mq-two">{placementFormMessages.none}</p>}
      <Checkbox
        checked={own !== null}
        disabled={isLocked || holding === undefined}
        // It begins as what holds, so that it lifts nothing that nobody took out.
        onChange={({ target }) => onChange({ refuses: target.checked ? refusesText(holding?.refuses ?? []) : '' })}
      >
        {placementFormMessages.own}
      </Checkbox>
      {own && (
        <div className="mq-fields-2">
          <Field label={fieldLabels.refuses} name="refuses" hint={placementFormMessages.ownHint}>
            {(control) => (
              <Select<Category[]>
                {...control}
                mode="multiple"
                {...tabToNextField}
                disabled={isLocked}
                placeholder={placementFormMessages.nothing}
                showSearch={foldedSearch}
                value={own}
                options={categoryNames.map((value) => ({ value, label: categoryTexts[value].label }))}
                onChange={(next) => onChange({ refuses: refusesText(next) })}
              />
            )}
          </Field>
          <Field
            label={fieldLabels.refusesNote}
            name="refusesNote"
            hint={placementFormMessages.whyHint}
            problem={lengthProblem(refusesNote, 300)}
          >
            {(control) => (
              <Input
                {...control}
                disabled={isLocked}
                value={refusesNote}
                onChange={({ target }) => onChange({ refusesNote: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      {changed && (
        <div>
          <h4>
            {touchMessages.panel} <span className="mq-count">{ruleTouchMessages.bookings}</span>
          </h4>
          <WhatThisTouches counted={counted} />
        </div>
      )}
    </FormSection>
  );
}

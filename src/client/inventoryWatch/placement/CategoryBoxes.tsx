import { Checkbox, Tag } from 'antd';
import { categoryNames, categoryTexts, type Category } from '#contract/placement';
import { ruleMessages } from './placement.messages';

interface CategoryBoxesProps {
  value: readonly Category[];
  /** What is stored: differences to it are marked; undefined for a new rule. */
  stored: readonly Category[] | undefined;
  onChange: (value: Category[]) => void;
}

/** All categories to tick, each with the sentence that says when it applies. */
export function CategoryBoxes({ value, stored, onChange }: CategoryBoxesProps) {
  return (
    <Checkbox.Group className="mq-category-boxes" value={[...value]} onChange={(next: Category[]) => onChange(next)}>
      {categoryNames.map((category) => {
        const isOn = value.includes(category);
        const isChanged = stored !== undefined && stored.includes(category) !== isOn;
        return (
          <div key={category} className={isChanged ? 'mq-category-box mq-category-box-changed' : 'mq-category-box'}>
            <Checkbox value={category}>{categoryTexts[category].label}</Checkbox>
            <span className="mq-two">{categoryTexts[category].sentence}</span>
            {isChanged && <Tag>{isOn ? ruleMessages.isNew : ruleMessages.isOff}</Tag>}
          </div>
        );
      })}
    </Checkbox.Group>
  );
}

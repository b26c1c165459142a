import { CheckOutlined, ScanOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { categoryTexts } from '#contract/placement';
import { disabledReason, type Allowance } from '../../session/permissions';
import { ReasonButton } from '../../ui/display/WithReason';
import { Kbd } from '../../ui/keyboard/Kbd';
import { categoryMessages } from './categories.messages';
import type { CategoryChoice, CategoryRow } from './useCategoryChoice';
import './categories.css';

/** How many categories have a digit key. */
export const keyedCategories = 9;

interface WhatIsOnItProps {
  choice: CategoryChoice;
  /** Whether the user may decide on it. */
  allowance: Allowance;
}

/** The categories of an artwork: those that its words suggest, those that are chosen, and all others on request. */
export function WhatIsOnIt({ choice, allowance }: WhatIsOnItProps) {
  const { categories, rows, showsAll } = choice;
  const suggested = rows.filter(({ isChosen, words }) => !isChosen && words.length > 0).length;
  const counts = categoryMessages.counts(categories?.length ?? 0, suggested);
  const isNothing = categories?.length === 0;
  return (
    <section className="mq-on-it">
      <h3>
        {categoryMessages.heading} <span className="mq-count">{counts}</span>
      </h3>
      {categories === null && <p className="mq-tone-warning">{categoryMessages.unlooked}</p>}
      <Flex component="ul" vertical gap={6} className="mq-plain-list" aria-label={categoryMessages.heading}>
        {rows.map((row, nth) => (
          <CategoryLine
            key={row.category}
            row={row}
            digit={nth < keyedCategories ? String(nth + 1) : undefined}
            allowance={allowance}
            onToggle={() => choice.toggle(row.category)}
          />
        ))}
      </Flex>
      {allowance === 'never' && isNothing && <p>{categoryMessages.nothing}</p>}
      {allowance !== 'never' && (
        <Flex wrap gap={8} className="mq-on-it-foot">
          <ReasonButton
            reason={disabledReason(allowance)}
            size="small"
            aria-pressed={isNothing}
            aria-keyshortcuts="n"
            {...(isNothing && { className: 'mq-category-chosen', icon: <CheckOutlined aria-hidden /> })}
            onClick={choice.toggleNothing}
          >
            {categoryMessages.nothing} <Kbd>N</Kbd>
          </ReasonButton>
          <Button size="small" aria-expanded={showsAll} aria-keyshortcuts="t" onClick={choice.toggleAll}>
            {showsAll ? categoryMessages.fewer : categoryMessages.all} <Kbd>T</Kbd>
          </Button>
        </Flex>
      )}
    </section>
  );
}

interface CategoryLineProps {
  row: CategoryRow;
  /** Its key. */
  digit: string | undefined;
  allowance: Allowance;
  onToggle: () => void;
}

/** A suggestion is dashed, with the words that suggest it; a chosen one is filled, with a tick. */
function CategoryLine({ row: { category, isChosen, words }, digit, allowance, onToggle }: CategoryLineProps) {
  const { label, sentence } = categoryTexts[category];
  const isSuggested = words.length > 0;
  const kind = isChosen ? 'mq-category-chosen' : isSuggested ? 'mq-category-suggested' : '';
  const act = isChosen ? categoryMessages.takeOff : categoryMessages.add;
  return (
    <Flex component="li" align="center" gap={8} className={`mq-category ${kind}`}>
      <span className="mq-category-icon">
        {isChosen ? <CheckOutlined aria-hidden /> : isSuggested && <ScanOutlined aria-hidden />}
      </span>
      <span className="mq-category-text">
        <strong>{label}</strong>
        <span className="mq-two">
          {!isSuggested ? sentence : isChosen ? categoryMessages.seen(words) : categoryMessages.suggests(words)}
        </span>
      </span>
      {allowance !== 'never' && (
        <ReasonButton
          reason={disabledReason(allowance)}
          size="small"
          type={isChosen ? 'text' : 'default'}
          aria-pressed={isChosen}
          {...(digit !== undefined && { 'aria-keyshortcuts': digit })}
          onClick={onToggle}
        >
          {act} <span className="mq-sr">{label}</span>
          {digit !== undefined && <Kbd silent>{digit}</Kbd>}
        </ReasonButton>
      )}
    </Flex>
  );
}

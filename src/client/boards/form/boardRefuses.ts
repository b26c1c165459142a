import { categoryNames, categoryTexts, joinLabels, type Category } from '#contract/placement';
import { placementFormMessages } from '../boards.messages';

const separator = ' · ';

/** A board's own rule as the text of the form's field: '' without one. */
export function refusesText(refuses: readonly Category[] | null | undefined): string {
  if (!refuses) return '';
  if (refuses.length === 0) return placementFormMessages.nothing;
  return joinLabels(
    categoryNames.filter((each) => refuses.includes(each)),
    separator,
  );
}

/** The rule of such a text; null without one. */
export function parseRefuses(text: string): Category[] | null {
  const labels = text.split(separator);
  return text === '' ? null : categoryNames.filter((each) => labels.includes(categoryTexts[each].label));
}

export const sentRefuses = ({ refuses, refusesNote }: { refuses: string; refusesNote: string }) => ({
  refuses: parseRefuses(refuses),
  refusesNote: refuses === '' ? '' : refusesNote,
});

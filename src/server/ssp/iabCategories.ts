import type { Category } from '#contract/placement';

/** IAB's content taxonomy 1.0 (OpenRTB 2.5, list 5.1). It has no term for cannabis, gambling and weapons. */
const terms: Readonly<Partial<Record<Category, string>>> = {
  alcohol: 'IAB8-5',
  tobacco: 'IAB9-9',
  medicines: 'IAB7',
  unhealthyFood: 'IAB8',
  politics: 'IAB11-4',
  religion: 'IAB23',
  adult: 'IAB25-3',
  financialRisk: 'IAB13-2',
  violence: 'IAB25-2',
};
const uncategorised = 'IAB24';

/** What is on an artwork in IAB's terms; 'uncategorised' where it has none. */
export function iabCategories(categories: readonly Category[] | null): string[] {
  const codes = (categories ?? []).flatMap((category) => terms[category] ?? []);
  return codes.length === 0 ? [uncategorised] : codes;
}

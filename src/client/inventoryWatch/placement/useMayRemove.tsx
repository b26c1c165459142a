import type { ArtworkFile } from '#contract/artwork';
import type { PlacementRule } from '#contract/placementRules';
import { ArtworkImageBadge } from '../../artwork/ArtworkImageBadge';
import { useLazyCountRuleTouchesQuery } from '../../boards/boards.api';
import { ruleTouches } from '../../boards/boardTouches';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { ruleMessages } from './placement.messages';

/** The picture of an artwork in what a change touches. */
export const renderPicture = (file: ArtworkFile) => <ArtworkImageBadge file={file} />;

/** Asks before a rule is removed, if that touches bookings. */
export function useMayRemove({ kind, subject, name }: PlacementRule): () => Promise<boolean> {
  const confirm = useConfirm();
  const [count] = useLazyCountRuleTouchesQuery();
  const touches = async () => {
    const found = await count({ body: { kind, subject, refuses: null } }).unwrap();
    return { ...ruleTouches(found, renderPicture), sureText: ruleMessages.removal(found) };
  };
  return async () => {
    const found = await touches().catch(() => undefined);
    if (found?.rows.length === 0) return true;
    return confirm({
      title: ruleMessages.removeQuestion(name),
      touches: () => (found ? Promise.resolve(found) : touches()),
      sureText: ruleMessages.remove,
      keepText: ruleMessages.keep,
    });
  };
}

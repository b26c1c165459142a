import { Button, Flex, Input } from 'antd';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { category, categoryNames, labelsOf, type Category } from '#contract/placement';
import type { ReplyOf } from '#contract/endpoint';
import { placementRule, savePlacementRule, type PlacementRule } from '#contract/placementRules';
import { sendSecret } from '../../api/sendSecret';
import { useProof, type Proof } from '../../save/useProof';
import { SaveAlert } from '../../save/SaveAlert';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useRecordDraft, type RecordDraft } from '../../save/useRecordDraft';
import { readAs, useSaveRecord, type MergeOptions, type SaveFailure } from '../../save/useSaveRecord';
import { undoOfferMs, useUndoOffer } from '../../bulk/useUndoOffer';
import { WhatThisTouches } from '../../ui/feedback/WhatThisTouches';
import { Field } from '../../ui/form/Field';
import { RecordDrawer } from '../../ui/form/RecordDrawer';
import { useDebounced } from '../../ui/form/useDebounced';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useAppDispatch } from '../../store';
import { nounMessages, touchMessages } from '../../ui/ui.messages';
import { ruleTouchMessages } from '../../boards/boards.messages';
import { useRuleTouches } from '../../boards/boardTouches';
import { pictureOf, useMayRemove } from './useMayRemove';
import { CategoryBoxes } from './CategoryBoxes';
import { kindNames, ruleMessages } from './placement.messages';
import { ruledTags, useSavePlacementRuleMutation } from './placementRules.api';

const draftShape = z.object({ refuses: z.array(category), note: z.string() });
type RuleDraft = z.output<typeof draftShape>;
/** Milliseconds after the last tick. */
const pause = 250;

const isSame = (some: readonly Category[], others: readonly Category[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
/** The refusal of a save of a rule that is removed. */
const removed: SaveFailure = { status: 409, code: 'record.stale', message: '', current: null };

/** `refuses` null: no rule of its own. */
interface SavedRule {
  refuses: Category[] | null;
  note: string;
}

/** What an undo goes back to; `rule` undefined: somebody has removed it. */
const ownRule = (rule: PlacementRule | undefined): SavedRule =>
  rule === undefined || rule.by === null ? { refuses: null, note: '' } : { refuses: rule.refuses, note: rule.note };

const labels = { refuses: ruleMessages.refuses, note: ruleMessages.why };

const readTheirs = readAs(
  placementRule,
  ({ refuses, note }): SavedRule => ({ refuses, note }),
  ({ refuses, note }) => ({ refuses: labelsOf(refuses), note }),
);

interface RuleDrawerProps {
  rule: PlacementRule;
  /** Somebody has removed it: saving makes it again. */
  isGone?: boolean;
  onClose: () => void;
}

/** What one board, media owner or venue type refuses, and which bookings a change touches before it is saved. */
export function RuleDrawer({ rule, isGone = false, onClose }: RuleDrawerProps) {
  const isNew = isGone || rule._id.startsWith('new:');
  const stored = { refuses: rule.refuses, note: rule.note };
  const draft = useRecordDraft<RuleDraft>(`rule:${rule._id}`, draftShape, stored, rule.version);
  const { refuses, note } = draft.value;
  const set = (change: Partial<RuleDraft>) => draft.set({ ...draft.value, ...change });
  const edited = !isSame(refuses, rule.refuses) || note !== rule.note;
  const changed = isNew || edited;
  const settled = useDebounced(refuses, pause);
  const touches = useRuleTouches(rule, settled, isNew || !isSame(settled, rule.refuses), pictureOf);
  const take = (merged: SavedRule) => draft.set({ refuses: merged.refuses ?? refuses, note: merged.note });
  const save = useSaveRule(rule, isGone, { ...draft, take }, () => {
    draft.clear();
    onClose();
  });
  const close = useGuardedClose(draft, draft.base, save.busy, onClose);
  const [isRemoving, setRemoving] = useState(false);
  const { fallback } = rule;
  // What is the default again is no rule of its own.
  const isDefault = fallback !== null && isSame(refuses, fallback.refuses) && note === '';
  const submit = () => {
    setRemoving(false);
    void save.run({ refuses: isDefault ? null : refuses, note });
  };
  const mayRemove = useMayRemove(rule);
  const remove = async () => {
    if (!(await mayRemove())) return;
    setRemoving(true);
    await save.run({ refuses: null, note });
  };
  useShortcuts([
    {
      id: 'rule.save',
      keys: 'mod+s',
      label: ruleMessages.save(undefined),
      group: nounMessages.placementRules,
      whileTyping: true,
      when: changed && !save.busy,
      run: submit,
    },
  ]);
  return (
    <RecordDrawer
      title={rule.name}
      subtitle={[kindNames[rule.kind], rule.kind === 'board' ? rule.place : ruleMessages.boards(rule.boards)]
        .filter((part) => part !== '' && !(isNew && part === ruleMessages.boards(0)))
        .join(' · ')}
      width={600}
      busy={save.busy}
      changed={changed}
      saveLabel={ruleMessages.save(touches.counts)}
      alert={
        <SaveAlert
          failure={save.failure ?? (isGone ? removed : undefined)}
          text={ruleMessages.saveFailed}
          onSaveAgain={isRemoving ? () => void remove() : submit}
        />
      }
      destructive={
        rule.kind !== 'venueType' &&
        !isNew && (
          <Button danger disabled={save.busy} onClick={() => void remove()}>
            {ruleMessages.remove}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={close}
    >
      {rule.kind === 'owner' && <div className="mq-count">{ruleMessages.ownerHint}</div>}
      <section data-shortcuts aria-label={ruleMessages.refuses}>
        <Flex gap={8} align="baseline" className="mq-rule-head">
          <h3>{ruleMessages.refuses}</h3>
          <span className="mq-count">{ruleMessages.ofAll(refuses.length)}</span>
          {fallback && !isDefault && (
            <Button
              type="link"
              size="small"
              className="mq-end"
              onClick={() => set({ refuses: fallback.refuses, note: '' })}
            >
              {ruleMessages.backToDefault}
            </Button>
          )}
        </Flex>
        <CategoryBoxes
          value={refuses}
          stored={isNew ? undefined : rule.refuses}
          onChange={(next) => set({ refuses: categoryNames.filter((each) => next.includes(each)) })}
        />
      </section>
      <Field label={ruleMessages.why} hint={ruleMessages.whyHint}>
        {(control) => (
          <Input {...control} maxLength={300} value={note} onChange={({ target }) => set({ note: target.value })} />
        )}
      </Field>
      {changed && (
        <div>
          <Flex gap={8} align="baseline" className="mq-rule-head">
            <h3>{touchMessages.panel}</h3>
            <span className="mq-count">{ruleTouchMessages.bookings}</span>
          </Flex>
          <WhatThisTouches counted={touches.counted} />
        </div>
      )}
      {save.dialog}
    </RecordDrawer>
  );
}

/** Saves a rule (null takes it back) and offers to undo that. */
function useSaveRule(
  rule: PlacementRule,
  isGone: boolean,
  { base, version, take }: Pick<RecordDraft<RuleDraft>, 'base' | 'version'> & Pick<MergeOptions<SavedRule>, 'take'>,
  onSaved: () => void,
) {
  const dispatch = useAppDispatch();
  const [saveRule] = useSavePlacementRuleMutation();
  const { withProof, dialog } = useProof();
  /** What the save needed, its undo needs too; the drawer is then closed and cannot ask. */
  const given = useRef<Proof>({});
  const { kind, subject, name } = rule;
  const { offer: offerUndo } = useUndoOffer('placement.rule', {
    label: ruleMessages.undo,
    group: nounMessages.placementRules,
  });
  const before = useRef(ownRule(rule));
  const save = (values: SavedRule, proof: Proof, ifMatch: number) => {
    const call = { body: { ...proof, kind, subject, ...values }, headers: { ifMatch } };
    return proof.currentPassword === undefined
      ? saveRule(call).unwrap()
      : sendSecret(dispatch, savePlacementRule, call, ruledTags);
  };
  const saving = useSaveRecord<SavedRule, ReplyOf<typeof savePlacementRule>>({
    version,
    merge: {
      base,
      take,
      labels,
      read: (current) => {
        before.current = ownRule(placementRule.safeParse(current).data);
        return readTheirs(current);
      },
    },
    send: (values, { ifMatch = 0 }) =>
      withProof((proof) => {
        given.current = proof;
        return save(values, proof, isGone && ifMatch === version ? 0 : ifMatch);
      }),
    onSaved: ({ refuses }, reply) => {
      const undo = isGone ? ownRule(undefined) : before.current;
      offerUndo({
        text: refuses === null ? ruleMessages.removed(name, rule.kind) : ruleMessages.saved(name),
        byNotice: true,
        until: Date.now() + undoOfferMs,
        ids: [rule._id],
        takeBack: () => save(undo, given.current, reply.rule?.version ?? 0),
        undone: () => ruleMessages.undone(name),
        notUndone: () => ruleMessages.notUndone,
      });
      onSaved();
    },
  });
  return { ...saving, dialog };
}

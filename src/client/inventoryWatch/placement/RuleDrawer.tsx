import { Button, Flex, Input } from 'antd';
import { useRef } from 'react';
import { z } from 'zod';
import { category, categoryNames, joinLabels, type Category } from '#contract/placement';
import { placementRule, savePlacementRule, type PlacementRule } from '#contract/placementRules';
import { sendSecret } from '../../api/sendSecret';
import { useProof, type Proof } from '../../save/useProof';
import { isSame } from '../../save/mergeFields';
import { SaveAlert } from '../../save/SaveAlert';
import { useRecordForm, type SaveFailure } from '../../save/useRecordForm';
import { undoOfferMs, useUndoOffer } from '../../bulk/useUndoOffer';
import { WhatThisTouches } from '../../ui/feedback/WhatThisTouches';
import { Field } from '../../ui/form/Field';
import { lengthProblem } from '../../ui/form/lengthProblem';
import { RecordDrawer } from '../../ui/form/RecordDrawer';
import { useDebounced } from '../../ui/form/useDebounced';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useAppDispatch } from '../../store';
import { nounMessages, touchMessages } from '../../ui/ui.messages';
import { ruleTouchMessages } from '../../boards/boards.messages';
import { useRuleTouches } from '../../boards/boardTouches';
import { renderPicture, useMayRemove } from './useMayRemove';
import { CategoryBoxes } from './CategoryBoxes';
import { kindNames, ruleMessages } from './placement.messages';
import { ruledTags, useSavePlacementRuleMutation } from '../../boards/form/placementRules.api';

const draftShape = z.object({ refuses: z.array(category), note: z.string() });
/** Milliseconds after the last tick. */
const pause = 250;

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

/** What is the default again is no rule of its own. */
const isDefault = ({ fallback }: PlacementRule, { refuses, note }: z.output<typeof draftShape>): boolean =>
  fallback !== null && isSame(refuses, fallback.refuses) && isSame(note, '');

interface RuleDrawerProps {
  rule: PlacementRule;
  /** Somebody has removed it: saving makes it again. */
  isGone?: boolean;
  onClose: () => void;
}

/** What one board, media owner or venue type refuses, and which bookings a change touches before it is saved. */
export function RuleDrawer({ rule, isGone = false, onClose }: RuleDrawerProps) {
  const isNew = isGone || rule._id.startsWith('new:');
  const { form, save, remove: sendRemoval, saveAgain, dialog } = useRuleForm(rule, isGone, onClose);
  const { refuses, note } = form.values;
  const edited = !isSame(refuses, rule.refuses) || !isSame(note, rule.note);
  const changed = isNew || edited;
  const settled = useDebounced(refuses, pause);
  const touches = useRuleTouches(rule, settled, isNew || !isSame(settled, rule.refuses), renderPicture);
  const { fallback } = rule;
  const mayRemove = useMayRemove(rule);
  const remove = async () => {
    if (await mayRemove()) sendRemoval();
  };
  useShortcuts([
    {
      id: 'rule.save',
      keys: 'mod+s',
      label: ruleMessages.save(undefined),
      group: nounMessages.placementRules,
      whileTyping: true,
      when: changed && !form.busy,
      run: save,
    },
  ]);
  return (
    <RecordDrawer
      title={rule.name}
      subtitle={[kindNames[rule.kind], rule.kind === 'board' ? rule.place : ruleMessages.boards(rule.boards)]
        .filter((part) => part !== '' && !(isNew && part === ruleMessages.boards(0)))
        .join(' · ')}
      width={600}
      busy={form.busy}
      changed={changed}
      saveLabel={ruleMessages.save(touches.counts)}
      alert={
        <SaveAlert
          failure={form.failure ?? (isGone ? removed : undefined)}
          text={ruleMessages.saveFailed}
          onSaveAgain={saveAgain}
        />
      }
      destructive={
        rule.kind !== 'venueType' &&
        !isNew && (
          <Button danger disabled={form.busy} onClick={() => void remove()}>
            {ruleMessages.remove}
          </Button>
        )
      }
      onSubmit={save}
      onClose={() => form.close(onClose)}
    >
      {rule.kind === 'owner' && <div className="mq-count">{ruleMessages.ownerHint}</div>}
      <section data-shortcuts aria-label={ruleMessages.refuses}>
        <Flex gap={8} align="baseline" className="mq-rule-head">
          <h3>{ruleMessages.refuses}</h3>
          <span className="mq-count">{ruleMessages.ofAll(refuses.length)}</span>
          {fallback && !isDefault(rule, form.values) && (
            <Button
              type="link"
              size="small"
              className="mq-end"
              onClick={() => form.change({ refuses: fallback.refuses, note: '' })}
            >
              {ruleMessages.backToDefault}
            </Button>
          )}
        </Flex>
        <CategoryBoxes
          value={refuses}
          stored={isNew ? undefined : rule.refuses}
          onChange={(next) => form.change({ refuses: categoryNames.filter((each) => next.includes(each)) })}
        />
      </section>
      <Field label={ruleMessages.why} hint={ruleMessages.whyHint} problem={lengthProblem(note, 300)}>
        {(control) => (
          <Input {...control} value={note} onChange={({ target }) => form.change({ note: target.value })} />
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
      {dialog}
    </RecordDrawer>
  );
}

/** Saves a rule, or takes it back, and offers to undo that. */
function useRuleForm(rule: PlacementRule, isGone: boolean, onClose: () => void) {
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
  const send = (values: SavedRule, proof: Proof, ifMatch: number) => {
    const call = { body: { ...proof, kind, subject, ...values }, headers: { ifMatch } };
    return proof.currentPassword === undefined
      ? saveRule(call).unwrap()
      : sendSecret(dispatch, savePlacementRule, call, ruledTags);
  };
  const removes = useRef(false);
  const before = useRef(ownRule(undefined));
  const refusesOf = (values: z.output<typeof draftShape>) =>
    removes.current || isDefault(rule, values) ? null : values.refuses;
  const form = useRecordForm({
    noun: 'rule',
    id: rule._id,
    shape: draftShape,
    record: rule,
    recordShape: placementRule,
    valuesOf: (shown) => ({ refuses: shown?.refuses ?? [], note: shown?.note ?? '' }),
    // What a save touches is counted in the form.
    mustBeSeen: () => true,
    told: { labels, textsOf: ({ refuses, note }) => ({ refuses: joinLabels(refuses), note }) },
    send: (values, { ifMatch, stored }) => {
      const isRemoved = ifMatch === undefined || (isGone && ifMatch === rule.version);
      before.current = ownRule(isRemoved ? undefined : stored);
      return withProof((proof) => {
        given.current = proof;
        return send({ refuses: refusesOf(values), note: values.note }, proof, isRemoved ? 0 : ifMatch);
      });
    },
    onSaved: (reply, values) => {
      offerUndo({
        text: refusesOf(values) === null ? ruleMessages.removed(name, kind) : ruleMessages.saved(name),
        byNotice: true,
        until: Date.now() + undoOfferMs,
        ids: [rule._id],
        takeBack: () => send(before.current, given.current, reply.rule?.version ?? 0),
        undone: () => ruleMessages.undone(name),
        notUndone: () => ruleMessages.notUndone,
      });
      onClose();
    },
  });
  const save = () => {
    removes.current = false;
    form.save();
  };
  const remove = () => {
    removes.current = true;
    form.save();
  };
  return { form, dialog, save, remove, saveAgain: () => form.save() };
}

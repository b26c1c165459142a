import type { InventoryRule, RuledReply } from '#contract/inventoryRules';
import { readNow } from '../api/api';
import { failureOf } from '../api/apiError';
import { useAppDispatch } from '../store';
import { undoOfferMs, useUndoOffer } from '../bulk/useUndoOffer';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { formatDate } from '../ui/format/moment';
import { formMessages, nounMessages } from '../ui/ui.messages';
import { inventoryMessages } from './inventoryWatch.messages';
import { inventoryRulesApi } from './inventoryRules.api';
import { inventoryWatchApi } from './inventoryWatch.api';
import { acceptedNow, ruleTouches } from './ruleTouches';

export interface RuleActs {
  /** Says what a rule that was added has accepted, and offers to undo both. */
  onAdded: (made: RuledReply) => void;
  /** Switches a rule; where it then accepts differences at once, after a question that counts them. */
  turn: (rule: InventoryRule, isOn: boolean) => Promise<void>;
  /** Removes a rule after a question. */
  remove: (rule: InventoryRule) => Promise<void>;
}

/** What comes after a rule was added, switching one on or off, and removing it. Its place is the page, where `Z` outlives the form. */
export function useRuleActs(): RuleActs {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const { offer, forget } = useUndoOffer('inventory.rule', {
    label: inventoryMessages.undoRule,
    group: nounMessages.inventory,
  });
  const { countInventoryRuleTouches, modifyInventoryRule, deleteInventoryRule } = inventoryRulesApi.endpoints;
  const { undoInventoryAct } = inventoryWatchApi.endpoints;
  const send = (rule: InventoryRule, isOn: boolean) =>
    dispatch(modifyInventoryRule.initiate({ params: { id: rule._id }, body: { isOn } }, { track: false })).unwrap();
  const remove = (rule: InventoryRule) =>
    dispatch(deleteInventoryRule.initiate({ params: { id: rule._id } }, { track: false })).unwrap();

  const say = (how: 'added' | 'on', { rule, accepted, isMore, load }: RuledReply): void => {
    const text = inventoryMessages.ruleDone(how, accepted, isMore);
    forget();
    if (load === null) {
      notify.success(text);
      return;
    }
    offer({
      text,
      byNotice: true,
      until: Date.now() + undoOfferMs,
      ids: [load],
      takeBack: async (id) => {
        // The rule first: while it is on, what is undone counts as kept here.
        await (how === 'added' ? remove(rule) : send(rule, false)).catch((error: unknown) => {
          if (failureOf(error).code !== 'rule.not_found') throw error;
        });
        await dispatch(undoInventoryAct.initiate({ params: { id } }, { track: false })).unwrap();
      },
      undone: () => inventoryMessages.ruleUndone(how, accepted),
      notUndone: () => inventoryMessages.notUndone,
    });
  };

  const mayTurnOn = async ({ action, field, publisher_name, venueType, ...rule }: InventoryRule): Promise<boolean> => {
    const body = { action, field, publisher_name, venueType };
    const touches = await dispatch(countInventoryRuleTouches.initiate({ body }, readNow)).unwrap();
    const accepts = acceptedNow(action, touches);
    if (accepts === 0) return true;
    return confirm({
      title: inventoryMessages.switchOnQuestion(inventoryMessages.ruleOf({ action, field, venueType, ...rule })),
      touches: () => Promise.resolve(ruleTouches(action, touches)),
      sureText: inventoryMessages.switchOn(accepts),
      keepText: formMessages.cancel,
      danger: false,
    });
  };

  return {
    onAdded: (made) => say('added', made),
    turn: async (rule, isOn) => {
      const key = `inventory.rule:${rule._id}`;
      try {
        if (!isOn) await send(rule, false);
        else if (await mayTurnOn(rule)) say('on', await send(rule, true));
        notify.close(key);
      } catch (error) {
        notify.error({ key, text: inventoryMessages.ruleFailed(failureOf(error).message) });
      }
    },
    remove: async (rule) => {
      const sure = await confirm({
        title: inventoryMessages.removeQuestion(inventoryMessages.ruleOf(rule)),
        lead: inventoryMessages.ruleScope(rule, formatDate(rule.at)),
        sureText: inventoryMessages.removeRule,
        keepText: formMessages.cancel,
        run: () => remove(rule),
      });
      if (sure) notify.success(inventoryMessages.ruleRemoved);
    },
  };
}

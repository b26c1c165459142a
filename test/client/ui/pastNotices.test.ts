import { createNoticeHistory } from '../../../src/client/ui/feedback/pastNotices';
import { setDraftOwner } from '../../../src/client/ui/form/draftOwner';

type Added = Parameters<ReturnType<typeof createNoticeHistory>['add']>[0];
const notice = (more: Partial<Added>): Added => ({ key: 'key', kind: 'success', text: 'Saved.', ...more });

beforeEach(() => {
  setDraftOwner('robin');
  createNoticeHistory().clear();
});

describe('what is kept', () => {
  const texts = ({ read }: ReturnType<typeof createNoticeHistory>) => read().notices.map(({ text }) => text);

  test('the newest first, two hundred at most, and a later page load reads them again', () => {
    const history = createNoticeHistory();
    for (let i = 0; i < 210; i += 1) history.add(notice({ key: String(i), text: `Saved ${String(i)}` }), false);
    history.add(notice({ kind: 'progress', text: 'Removing...' }), false);
    for (const each of [history, createNoticeHistory()]) {
      expect(each.read().notices).toHaveLength(200);
      expect(texts(each)[0]).toBe('Saved 209');
    }
  });

  test('a daily warning is listed and counted once a day', () => {
    const history = createNoticeHistory();
    history.add(notice({ kind: 'warning', daily: true }), false);
    history.markSeen();
    history.add(notice({ kind: 'warning', daily: true }), false);
    expect(history.read()).toMatchObject({ unseen: 0, notices: [{}] });
  });

  test('a repeated notice that is still shown is listed once; another text with the same key is another entry', () => {
    const history = createNoticeHistory();
    history.add(notice({ text: 'Saved A' }), false);
    history.add(notice({ text: 'Saved A' }), true);
    history.add(notice({ text: 'Saved B' }), true);
    expect(texts(history)).toEqual(['Saved B', 'Saved A']);
    history.add(notice({ text: 'Saved B' }), false);
    expect(texts(history)).toEqual(['Saved B', 'Saved B', 'Saved A']);
  });

  test('warnings and errors are counted until they were looked at', () => {
    const history = createNoticeHistory();
    history.add(notice({}), false);
    history.add(notice({ kind: 'warning' }), false);
    history.add(notice({ kind: 'error' }), false);
    expect(history.read().unseen).toBe(2);
    history.markSeen();
    expect(history.read()).toMatchObject({ unseen: 0, notices: [{}, {}, {}] });
  });

  test('another user does not see it', () => {
    const history = createNoticeHistory();
    history.add(notice({}), false);
    setDraftOwner('ana');
    expect(history.read().notices).toEqual([]);
  });
});

import { createNoticeHistory } from '../../../src/client/ui/feedback/noticeHistory';
import type { KeyedNotice } from '../../../src/client/ui/feedback/notify';

const notice = (more: Partial<KeyedNotice>): KeyedNotice => ({
  key: 'key',
  kind: 'success',
  text: 'Saved.',
  duration: 5,
  ...more,
});

describe('what is kept', () => {
  const texts = ({ read }: ReturnType<typeof createNoticeHistory>) => read().notices.map(({ text }) => text);

  test('the newest first, fifty at most, without what is only under way', () => {
    const history = createNoticeHistory();
    for (let i = 0; i < 60; i += 1) history.add(notice({ key: String(i), text: `Saved ${String(i)}` }), false);
    history.add(notice({ kind: 'progress', text: 'Removing...' }), false);
    expect(history.read().notices).toHaveLength(50);
    expect(texts(history)[0]).toBe('Saved 59');
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
    history.belongsTo('robin');
    history.add(notice({}), false);
    history.belongsTo('robin');
    expect(history.read().notices).toHaveLength(1);
    history.belongsTo('ana');
    expect(history.read().notices).toEqual([]);
  });
});

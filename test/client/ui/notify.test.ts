import { notify, registerBoard } from '../../../src/client/ui/feedback/notify';
import type { KeyedNotice } from '../../../src/client/ui/feedback/notify';

describe('what is said', () => {
  let shown: KeyedNotice[] = [];
  let takeDown = () => {};
  beforeEach(() => {
    shown = [];
    takeDown = registerBoard({
      show: (notice) => (shown = [...shown.filter(({ key }) => key !== notice.key), notice]),
      remove: (key) => (shown = shown.filter((notice) => notice.key !== key)),
    });
  });
  afterEach(() => takeDown());
  const words = () => shown.map(({ text }) => text);

  it('stays for a while, errors and progress until closed', () => {
    notify.success('Done. Goodbye.');
    notify.error('It broke.');
    notify.progress('Working...');
    expect(shown.map(({ kind, duration }) => [kind, duration])).toEqual([
      ['success', 5],
      ['error', 0],
      ['progress', 0],
    ]);
  });
  it('may be given its time', () => {
    notify.warning({ text: 'Low', duration: 10 });
    expect(shown[0]?.duration).toBe(10);
  });
  it('is not shown twice at the same time', () => {
    notify.error('It broke.');
    notify.error('It broke.');
    expect(words()).toEqual(['It broke.']);
  });
  it('replaces the notice with the same key', () => {
    const key = notify.progress({ text: 'Removing...', key: 'removal' });
    notify.success({ text: 'Removed', key });
    expect(shown).toMatchObject([{ text: 'Removed', kind: 'success' }]);
  });
  it('makes room by closing a notice with a timer, else the oldest', () => {
    notify.error('first error');
    notify.success('fleeting');
    notify.error('second error');
    notify.error('third error');
    expect(words()).toEqual(['first error', 'second error', 'third error']);
    notify.error('fourth error');
    expect(words()).toEqual(['second error', 'third error', 'fourth error']);
  });
  it('survives a navigation only if requested', () => {
    notify.error('of the page');
    notify.success({ text: 'Done. Goodbye.', survivesNavigation: true });
    takeDown();
    const next: unknown[] = [];
    takeDown = registerBoard({ show: ({ text }) => void next.push(text), remove: () => undefined });
    expect(next).toEqual(['Done. Goodbye.']);
    // It does not survive a second navigation.
    takeDown();
    takeDown = registerBoard({ show: ({ text }) => void next.push(text), remove: () => undefined });
    expect(next).toEqual(['Done. Goodbye.']);
  });
  it('closes', () => {
    notify.close(notify.info('Look'));
    expect(shown).toEqual([]);
  });
  it('waits for the page when there is none yet', () => {
    takeDown();
    notify.info('early');
    takeDown = registerBoard({ show: (notice) => shown.push(notice), remove: () => undefined });
    expect(words()).toEqual(['early']);
  });
});

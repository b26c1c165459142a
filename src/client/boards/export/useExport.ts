import { useEffect, useRef, useState } from 'react';
import { listBoards } from '#contract/boards';
import { useAppDispatch } from '../../store';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { saveFile } from '../csv/saveFile';
import { sendCall } from '../sendCall';
import type { BoardList } from '../useBoardList';
import { csvHeader, csvLines } from './boardLines';

/** Boards in one call: the most that the list gives. */
const atOnce = 500;
const noticeKey = 'board-export';

/** Writes the boards of a filter into a CSV file, page by page; only lines of text are kept, never all boards. */
export function useExport(filter: BoardList['filter']): { busy: boolean; start: () => void } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const wanted = useRef(false);
  useEffect(
    () => () => {
      if (wanted.current) notify.close(noticeKey);
      wanted.current = false;
    },
    [],
  );

  const run = async (): Promise<void> => {
    const parts = [csvHeader()];
    let count = 0;
    for (let page = 1, total = 1; count < total; page += 1) {
      const answer = await sendCall(dispatch, listBoards, { query: { ...filter, page, pageSize: atOnce, sortID: 'boardname', sortDesc: false } });
      if (!wanted.current) return;
      total = answer.totalBoards;
      if (answer.boards.length === 0) break;
      parts.push(csvLines(answer.boards));
      count += answer.boards.length;
      tell(messages.boardExport.progress(count, total));
    }
    saveFile('boards.csv', 'text/csv', ...parts);
    notify.success({ key: noticeKey, text: messages.boardExport.done(count) });
  };
  const stop = (): void => {
    wanted.current = false;
    notify.close(noticeKey);
    setBusy(false);
  };
  const tell = (detail?: string): void => {
    notify.progress({ key: noticeKey, text: messages.boardExport.working, ...(detail === undefined ? {} : { detail }), action: { label: messages.boardExport.cancel, run: stop } });
  };
  const start = (): void => {
    wanted.current = true;
    setBusy(true);
    tell();
    run()
      .catch((error: unknown) => notify.error({ key: noticeKey, text: messages.boardExport.failed(error instanceof Error ? error.message : String(error)) }))
      .finally(() => {
        wanted.current = false;
        setBusy(false);
      });
  };
  return { busy, start };
}

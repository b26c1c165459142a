import { useEffect, useRef, useState } from 'react';
import { readNow } from '../../api/api';
import { useAppDispatch } from '../../store';
import { failureOf } from '../../api/apiError';
import { boardExportMessages } from '../boards.messages';
import { notify } from '../../ui/feedback/notify';
import { saveFile } from '../../ui/browser/saveFile';
import { formMessages, listMessages } from '../../ui/ui.messages';
import { boardsApi } from '../boards.api';
import type { BoardList } from '../useBoardList';

/** Boards in one call: the list's maximum. */
const atOnce = 500;
const noticeKey = 'board-export';

/**
 * Writes the boards of a filter into a CSV file, page by page; only the text is kept, not the records. Deleted boards
 * are left out unless they are filtered for, because loading the file again would create them again.
 */
export function useExport(filter: BoardList['filter']): { busy: boolean; start: () => void } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  useEffect(
    () => () => {
      if (isRunning.current) notify.close(noticeKey);
      isRunning.current = false;
    },
    [],
  );

  const run = async (): Promise<void> => {
    const { csvHeader, csvLines } = await import('./boardLines');
    // As Blobs, which the browser can store on disk: a million boards are 100 MB of text.
    const parts = [new Blob([csvHeader()])];
    let [read, written] = [0, 0];
    for (let page = 1, total = 1; read < total; page += 1) {
      const query = { ...filter, page, pageSize: atOnce, sortID: 'boardname', sortDesc: false } as const;
      const answer = await dispatch(boardsApi.endpoints.exportBoards.initiate({ query }, readNow)).unwrap();
      if (!isRunning.current) return;
      total = answer.totalBoards;
      if (answer.boards.length === 0) break;
      const boards = filter.deleted === true ? answer.boards : answer.boards.filter(({ isDeleted }) => !isDeleted);
      parts.push(new Blob([csvLines(boards)]));
      read += answer.boards.length;
      written += boards.length;
      showProgress(listMessages.progress(read, total));
    }
    saveFile('boards.csv', 'text/csv', ...parts);
    notify.success({
      key: noticeKey,
      text: boardExportMessages.done(written),
      ...(read > written ? { detail: boardExportMessages.leftOut(read - written) } : {}),
    });
  };
  const stop = (): void => {
    isRunning.current = false;
    notify.close(noticeKey);
    setBusy(false);
  };
  const showProgress = (detail?: string): void => {
    notify.progress({
      key: noticeKey,
      text: boardExportMessages.working,
      ...(detail === undefined ? {} : { detail }),
      action: { label: formMessages.cancel, run: stop },
    });
  };
  const start = (): void => {
    isRunning.current = true;
    setBusy(true);
    showProgress();
    run()
      .catch((error: unknown) =>
        notify.error({
          key: noticeKey,
          text: boardExportMessages.failed(failureOf(error).message),
        }),
      )
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { busy, start };
}

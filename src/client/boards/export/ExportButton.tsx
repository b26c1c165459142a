import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { nounMessages } from '../../ui/ui.messages';
import { boardExportMessages } from '../boards.messages';
import type { BoardList } from '../useBoardList';
import { useExport } from './useExport';

/** Downloads the boards of the list's filter; also in the command palette. */
export function ExportButton({ filter }: { filter: BoardList['filter'] }) {
  const { busy, start } = useExport(filter);
  const { button: label } = boardExportMessages;
  useShortcuts([{ id: 'boards.export', label, group: nounMessages.boards, when: !busy, run: start }]);
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={busy} disabled={busy} onClick={start}>
      {label}
    </Button>
  );
}

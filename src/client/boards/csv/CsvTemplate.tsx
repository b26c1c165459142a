import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { saveFile } from '../../ui/browser/saveFile';
import { addBoardMessages } from '../addBoard.messages';
import { exportColumns } from './columns/csvColumns';
import { writeCsv } from '../export/writeCsv';

const headers = exportColumns.map(({ header }) => header);

/** The columns that a file may have, and an empty file with all of them to download. */
export function CsvTemplate() {
  return (
    <Flex wrap align="center" gap="4px 12px" className="mq-csv-wanted">
      <span>{addBoardMessages.columnsRead(headers)}</span>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => saveFile('boards-template.csv', 'text/csv', writeCsv([headers]))}
      >
        {addBoardMessages.template}
      </Button>
    </Flex>
  );
}

/** Why files were not accepted; for spreadsheets with a hint how to save them as CSV. */
export function refusalText(names: readonly string[]): string {
  const sheets = names.filter((name) => /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name));
  return [
    `${addBoardMessages.onlyCsv}: ${names.join(', ')}`,
    ...(sheets.length > 0 ? [addBoardMessages.saveAsCsv(sheets)] : []),
  ].join('. ');
}

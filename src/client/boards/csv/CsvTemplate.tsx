import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import Papa from 'papaparse';
import { saveFile } from '../../ui/browser/saveFile';
import { addBoardMessages } from '../addBoard.messages';
import { csvColumns } from './columns';

const headers = csvColumns.map(({ header }) => header);

/** Which columns a file may have, and an empty file with all of them. */
export function CsvTemplate() {
  return (
    <div className="mq-csv-wanted">
      <span>{addBoardMessages.columnsRead(headers)}</span>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => saveFile('boards-template.csv', 'text/csv', Papa.unparse([headers]))}
      >
        {addBoardMessages.template}
      </Button>
    </div>
  );
}

/** Why files were not taken; spreadsheets with the way to save them so that they are. */
export function refusalText(names: readonly string[]): string {
  const sheets = names.filter((name) => /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name));
  return [
    `${addBoardMessages.onlyCsv}: ${names.join(', ')}`,
    ...(sheets.length > 0 ? [addBoardMessages.saveAsCsv(sheets)] : []),
  ].join('. ');
}

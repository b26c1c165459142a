import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Statistic } from 'antd';
import { addBoardMessages } from '../addBoard.messages';
import { saveFile } from '../../ui/browser/saveFile';
import { isRead, type CsvLoadContext } from './csvLoad.context';
import { grouped } from '../../ui/format/grouped';
import { writeCsv } from '../export/writeCsv';

interface CsvReportProps {
  context: CsvLoadContext;
  onAgain: () => void;
}

const countNames = {
  created: 'Created',
  updated: 'Updated',
  unchanged: 'Unchanged',
  failed: 'Failed',
  left: 'Not sent',
} as const;

const tile = {
  root: { padding: '8px 12px' },
  header: { padding: 0 },
  title: { fontSize: 13, color: 'var(--mq-text-second)' },
  content: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
};

/** Scrolls to the report, because the list of rows above it may be long. */
const intoView = (report: HTMLElement | null): void => report?.scrollIntoView({ block: 'nearest' });

/** The result of the load, and the rows that failed as a CSV file that can be corrected and loaded again. */
export function CsvReport({ context, onAgain }: CsvReportProps) {
  const { counts, total } = context;
  const complete = counts.failed === 0 && counts.left === 0;
  return (
    <section ref={intoView} tabIndex={-1} aria-label="Report" className="mq-csv-report">
      <Alert
        role={complete ? 'status' : 'alert'}
        type={complete ? 'success' : 'warning'}
        showIcon
        title={
          complete
            ? addBoardMessages.loadedEverything
            : counts.left > 0
              ? `Stopped: ${grouped(total - counts.left - counts.failed)} of ${grouped(total)} rows are in and stay in.`
              : `${grouped(counts.failed)} of ${grouped(total)} rows were not loaded.`
        }
      />
      <div className="mq-csv-counts">
        {(['created', 'updated', 'unchanged', 'failed', 'left'] as const)
          .filter((name) => name !== 'left' || counts.left > 0)
          .map((name) => (
            <Statistic key={name} styles={tile} title={countNames[name]} value={counts[name]} />
          ))}
      </div>
      <Flex gap="small">
        {counts.failed > 0 && (
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void downloadFailed(context)}>
            Download failed rows
          </Button>
        )}
        <Button onClick={onAgain}>Load another file</Button>
      </Flex>
    </section>
  );
}

async function downloadFailed(context: CsvLoadContext): Promise<void> {
  for (const { open, name } of context.files.filter(isRead)) {
    const { header, rows, delimiter } = await open.sheet.failedRows();
    if (rows.length > 0)
      saveFile(`${name.replace(/\.csv$/i, '')}-failed.csv`, 'text/csv', writeCsv([header, ...rows], delimiter));
  }
}

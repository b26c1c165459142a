import { FolderOpenOutlined } from '@ant-design/icons';
import { Button, Slider, Upload } from 'antd';
import { useMemo, useState, type MouseEvent } from 'react';
import { formatExact } from '../../ui/format/moment';
import { reportMessages } from '../shell.messages';
import { listMessages } from '../../ui/ui.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import type { ConsoleRouter } from '../consoleRouter';
import { readReport, type BugReport } from './report';
import { ReportScreen } from './ReportScreen';
import { statesOf } from './viewerStore';
import './report.css';

interface ReportPageProps {
  /** Creates a router of the whole console at an address, without loaders. */
  createRouter: (address: string) => ConsoleRouter;
}

/** `/bugreport`: shows the screens of an exported report. Nothing is sent. */
export function ReportPage({ createRouter }: ReportPageProps) {
  const [report, setReport] = useState<BugReport>();
  const [refused, setRefused] = useState(false);
  const open = async (file: File): Promise<void> => {
    const read = readReport(await file.text());
    setReport(read);
    setRefused(read === undefined);
  };
  return (
    <>
      <PageTitle windowTitle={reportMessages.title} subtitle={reportMessages.hint}>
        {reportMessages.title}
      </PageTitle>
      <Upload
        accept="application/json,.json"
        aria-label={reportMessages.choose}
        showUploadList={false}
        hasControlInside
        beforeUpload={(file) => {
          void open(file);
          return false;
        }}
      >
        <Button icon={<FolderOpenOutlined aria-hidden />} onClick={keepFocus}>
          {reportMessages.choose}
        </Button>
      </Upload>
      {refused && (
        <p role="alert" className="mq-tone-error">
          {reportMessages.notOne}
        </p>
      )}
      {report !== undefined && <Report key={report.at} report={report} createRouter={createRouter} />}
    </>
  );
}

/** antd's Upload takes the focus from the button that opens the file picker. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void => queueMicrotask(() => currentTarget.focus());

/** A machine's transition as a sentence; other actions by their type. */
function saysOf(action: BugReport['actions'][number]['action'] | undefined): string {
  const payload = action?.['payload'];
  return typeof payload === 'object' && payload !== null && 'says' in payload && typeof payload.says === 'string'
    ? payload.says
    : '';
}

function Report({ report, createRouter }: ReportPageProps & { report: BugReport }) {
  const states = useMemo(() => statesOf(report), [report]);
  const last = states.length - 1;
  const [at, setAt] = useState(last);
  const action = report.actions[at - 1]?.action;
  const step = action?.type ?? reportMessages.start;
  return (
    <section aria-label={reportMessages.title} className="mq-report">
      <p>
        {formatExact(report.at)} · {report.product} · {report.window.width} × {report.window.height}
      </p>
      <div className="mq-report-steps">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {reportMessages.previous}
        </Button>
        <Button disabled={at === last} onClick={() => setAt(at + 1)}>
          {reportMessages.next}
        </Button>
        <Slider
          className="mq-report-slider"
          min={0}
          max={last}
          value={at}
          onChange={setAt}
          ariaLabelForHandle={reportMessages.step}
        />
        <span>{listMessages.progress(at, last)}</span>
      </div>
      <p role="status">
        <code translate="no">{step}</code> {saysOf(action)}
      </p>
      <ReportScreen states={states} at={at} createRouter={createRouter} />
    </section>
  );
}

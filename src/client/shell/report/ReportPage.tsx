import { Button, Slider } from 'antd';
import { useMemo, useState } from 'react';
import { formatExact } from '../../ui/moment';
import { messages } from '../../ui/messages';
import { PageTitle } from '../../ui/PageTitle';
import type { ConsoleRouter } from '../consoleRouter';
import { readReport, type BugReport } from './report';
import { ReportScreen } from './ReportScreen';
import { statesOf } from './viewerStore';
import './report.css';

const words = messages.report;

interface ReportPageProps {
  /** The whole console at an address, loading nothing. */
  createRouter: (address: string) => ConsoleRouter;
}

/** `/bugreport`: shows the screens of a report that somebody exported. Nothing of it is sent anywhere. */
export function ReportPage({ createRouter }: ReportPageProps) {
  const [report, setReport] = useState<BugReport>();
  const [refused, setRefused] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readReport(await file.text());
    setReport(read);
    setRefused(read === undefined);
  };
  return (
    <>
      <PageTitle windowTitle={words.title} subtitle={words.hint}>
        {words.title}
      </PageTitle>
      <label className="mq-report-file">
        <span>{words.choose}</span>
        <input type="file" accept="application/json,.json" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      {refused && (
        <p role="alert" className="mq-tone-error">
          {words.notOne}
        </p>
      )}
      {report !== undefined && <Report key={report.at} report={report} createRouter={createRouter} />}
    </>
  );
}

/** A machine's step in a sentence; other actions say it by their names. */
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
  const step = action?.type ?? words.start;
  return (
    <section aria-label={words.title} className="mq-report">
      <p>
        {formatExact(report.at)} · {report.product} · {report.window.width} × {report.window.height}
      </p>
      <div className="mq-report-steps">
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.previous}
        </Button>
        <Button disabled={at === last} onClick={() => setAt(at + 1)}>
          {words.next}
        </Button>
        <Slider
          className="mq-report-slider"
          min={0}
          max={last}
          value={at}
          onChange={setAt}
          ariaLabelForHandle={words.step}
        />
        <span>{messages.list.progress(at, last)}</span>
      </div>
      <p role="status">
        <code>{step}</code> {saysOf(action)}
      </p>
      <ReportScreen states={states} at={at} createRouter={createRouter} />
    </section>
  );
}

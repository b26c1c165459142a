import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import { useExtension } from '../../api/product.api';
import { DropZone } from '../../ui/form/DropZone';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages, formMessages } from '../../ui/ui.messages';
import { counted } from '../../ui/format/grouped';
import { firstLoads, useListBoardLoadsQuery } from './boardLoads.api';
import { usePassFocusOn } from '../../ui/keyboard/usePassFocusOn';
import { useLeaveGuard } from '../../save/useLeaveGuard';
import { goodRows, lacksPlan, needsConsent } from './csvLoad.context';
import { CsvFileCard } from './CsvFileCard';
import { CsvProgress } from './CsvProgress';
import { CsvReport } from './CsvReport';
import { CsvTemplate, refusalText } from './CsvTemplate';
import { CsvSteps, type CsvStep } from './CsvSteps';
import type { SheetSummary } from './sheet/sheetSummary';
import { UnfinishedLoads } from './UnfinishedLoads';
import { useCsvLoad } from './useCsvLoad';
import '../boards.css';
import './csv.css';

const PastLoads = lazyWithRetry(async () => (await import('./PastLoads')).PastLoads);
const accept = { 'text/csv': ['.csv'] };
const messages = {
  idle: `Drop CSV files here or choose them. ${addBoardMessages.onlyCsv}.`,
  accept: 'Drop it: this can be read',
  reject: addBoardMessages.onlyCsv,
};

/** Where the focus goes when what has it is gone: 'Load Boards' while loading, a corrected cell, 'Load another file'. */
const focusTargets = [
  '.mq-csv-report',
  '.mq-csv-progress',
  '.mq-csv-found button',
  '.mq-csv-rows',
  'input[type="file"]',
];

/** The CSV UPLOADER: drop, review the rows, fix them, load, read the report. */
export function CsvUploader({ onClose }: { onClose: () => void }) {
  const load = useCsvLoad();
  // Files and edits are outside the boundary: they are there again after 'Try again'.
  return (
    <ErrorBoundary what={failureMessages.thisDialog}>
      <Uploader load={load} onClose={onClose} />
    </ErrorBoundary>
  );
}

type CsvLoad = ReturnType<typeof useCsvLoad>;
type Snapshot = CsvLoad['snapshot'];

function Uploader({ load, onClose }: { load: CsvLoad; onClose: () => void }) {
  const uploader = useRef<HTMLDivElement>(null);
  usePassFocusOn(uploader, focusTargets);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const canSeeLoads = useExtension('board-loads');
  const past = useListBoardLoadsQuery(firstLoads, { skip: !canSeeLoads || load.unfinished.length === 0 });
  const { snapshot, send } = load;
  const { files, counts } = snapshot.context;
  const busy = isBusy(snapshot);
  useLeaveGuard(busy, false, () => undefined, addBoardMessages.leaveLoad);
  const loaded = snapshot.matches('loaded');

  return (
    <div ref={uploader} className="mq-csv">
      {!busy && !loaded && (
        <DropZone
          label="CSV files"
          messages={messages}
          accept={accept}
          onFiles={(added) => {
            setRefused([]);
            load.add(added);
          }}
          onRefused={setRefused}
        />
      )}
      {refused.length > 0 && !busy && !loaded && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={refusalText(refused)}
          closable={{ onClose: () => setRefused([]), 'aria-label': formMessages.close }}
        />
      )}
      {files.length === 0 && !busy && <CsvTemplate />}
      {files.length === 0 && (
        <UnfinishedLoads
          loads={load.unfinished}
          past={past.data?.loads}
          onResume={load.resume}
          onDiscard={load.discard}
        />
      )}
      {files.length > 0 && <CsvSteps current={currentStep(snapshot)} />}
      {busy && <CsvProgress context={snapshot.context} paused={snapshot.matches('paused')} send={send} />}
      {loaded && <CsvReport context={snapshot.context} onAgain={() => send({ type: 'load.again' })} />}
      <ul className="mq-csv-files" aria-label="Files">
        {files.map((file) => (
          <CsvFileCard
            key={file.id}
            file={file}
            editable={!busy && !loaded}
            answered={counts.created + counts.updated + counts.unchanged + counts.failed}
            send={send}
          />
        ))}
      </ul>
      {(files.length === 0 || loaded) && canSeeLoads && <PastLoads />}
      <footer className="mq-board-foot mq-csv-foot">
        <p role="status">{footerText(snapshot)}</p>
        <Button onClick={onClose}>{loaded ? formMessages.close : formMessages.cancel}</Button>
        <Button
          type="primary"
          className="mq-save-button"
          disabled={!snapshot.can({ type: 'load.start' })}
          onClick={() => send({ type: 'load.start' })}
        >
          {busy
            ? addBoardMessages.loading
            : loaded && counts.left === 0
              ? addBoardMessages.loaded
              : addBoardMessages.loadBoards}
        </Button>
      </footer>
    </div>
  );
}

const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('loading') || snapshot.matches('paused');
const isWorking = (snapshot: Snapshot): boolean =>
  snapshot.matches('reading') || snapshot.matches('planning') || snapshot.matches('changing');

function footerText(snapshot: Snapshot): string {
  const { context } = snapshot;
  const sum = (count: (summary: SheetSummary) => number): number =>
    context.files.reduce((before, { summary }) => before + (summary ? count(summary) : 0), 0);
  const [good, bad] = [goodRows(context), sum(({ withErrors }) => withErrors)];
  // Of the good ones.
  const unchanged = sum(({ plan }) => plan.unchanged);
  if (isWorking(snapshot)) return 'Reading and checking the rows…';
  if (snapshot.matches('loaded') || lacksPlan(context) || good + bad === 0) return '';
  // Boards of others change only after a tick.
  if (needsConsent(context)) return 'Boards of others would change: tick them first, above.';
  const stays = unchanged === 0 ? '' : ` ${counted(unchanged, 'is', 'are')} unchanged.`;
  const back = bad === 0 ? '' : ` ${counted(bad, 'comes', 'come')} back to you as a CSV that loads again after fixing.`;
  return `${counted(good - unchanged, 'row')} will be loaded.${stays}${back}`;
}

function currentStep(snapshot: Snapshot): CsvStep {
  if (snapshot.matches('loaded')) return 'Report';
  if (isBusy(snapshot)) return 'Load';
  if (isWorking(snapshot)) return 'File';
  const summaries = snapshot.context.files.flatMap(({ summary }) => summary ?? []);
  if (summaries.length === 0) return 'File';
  return summaries.some(({ columns }) => columns.positions.device_id === undefined) ? 'Columns' : 'Review';
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureResult } from './FailureResult';
import { shellMessages } from './shell.messages';

/** Two lamps of eight are out. */
const lamps = [32, 60, 88, 116, 144, 172, 200, 228] as const;
const darkBulbs = new Set<number>([88, 172]);

/** Shown for any unknown address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = shellMessages.notFoundWindow;
  }, []);
  const [before, after] = shellMessages.notFound('\u0000').split('\u0000');
  return (
    <FailureResult
      icon={<UnlitBoard />}
      title={shellMessages.notFoundTitle}
      subTitle={
        <>
          {before}
          <code translate="no">{pathname}</code>
          {after}
        </>
      }
    />
  );
}

/** Replaces antd's picture, which uses a blue that the console does not have. */
function UnlitBoard() {
  return (
    <svg viewBox="0 0 260 132" width="260" height="132" aria-hidden="true">
      <path d="M62 84h6v42h-6zM192 84h6v42h-6z" fill="var(--mq-text-third)" />
      <rect x="10" y="10" width="240" height="78" rx="4" fill="var(--mq-text)" />
      <rect x="16" y="16" width="228" height="66" fill="var(--mq-stage)" />
      {lamps.map((x) => (
        <circle key={x} cx={x} cy="4" r="2.6" fill={darkBulbs.has(x) ? 'var(--mq-text-third)' : 'var(--mq-lamp)'} />
      ))}
      <text x="130" y="64" textAnchor="middle" className="mq-failure-number">
        404
      </text>
    </svg>
  );
}

import { useEffect, type ReactNode } from 'react';
import { Mark } from '../ui/Mark';
import { useMediaQuery } from '../ui/useMediaQuery';
import { useThemeChoice } from '../ui/useThemeChoice';
import '../ui/global.css';
import { productName } from '../api/runtime';
import { MoonIcon, SunIcon } from './icons';
import './landing.css';
import { LightNotices } from './LightNotices';

/** The frame of the pages before login: a form at the left, lit billboards at the right. */
export function Landing({ title, children }: { title: string; children: ReactNode }) {
  const [mode, choose] = useThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const shade = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  const wide = useMediaQuery('(min-width: 768px)');

  useEffect(() => {
    document.documentElement.dataset['theme'] = shade;
  }, [shade]);
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} · ${productName()}`;
  }, [title]);

  return (
    <div className="mq-landing">
      <main className="mq-landing-form">
        <div className="mq-landing-brand">
          <Mark size={32} />
          <span>{productName()}</span>
        </div>
        <div className="mq-landing-body">
          <h1>{title}</h1>
          {children}
        </div>
        <div className="mq-landing-foot">
          <span>Admin console</span>
          <span role="group" aria-label="Theme">
            <button
              type="button"
              aria-label="Theme: light"
              aria-pressed={shade === 'light'}
              onClick={() => choose('light')}
            >
              <SunIcon />
            </button>
            <button
              type="button"
              aria-label="Theme: dark"
              aria-pressed={shade === 'dark'}
              onClick={() => choose('dark')}
            >
              <MoonIcon />
            </button>
          </span>
        </div>
      </main>
      <aside className="mq-landing-night" aria-label="Picture">
        {wide && <img src="/night.svg" alt="Lit billboards of different shapes at dusk" />}
      </aside>
      <LightNotices />
    </div>
  );
}

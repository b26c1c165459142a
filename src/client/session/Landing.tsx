import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Alert, Button, Form, type AlertProps, type FormProps } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { productName } from '../api/runtime';
import { AntdProvider, useShade } from '../ui/theme/AntdProvider';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { Mark } from '../ui/display/Mark';
import { useMediaQuery } from '../ui/theme/useMediaQuery';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import './landing.css';

const NoticeBoard = lazyWithRetry(async () => (await import('../ui/feedback/NoticeBoard')).NoticeBoard);

/** The frame of the public pages: a form on the left, a picture of billboards on the right. */
export function Landing({ title, children }: { title: string; children: ReactNode }) {
  const [mode] = useThemeChoice();
  const wide = useMediaQuery('(min-width: 768px)');
  useEffect(() => {
    document.title = `${title.replace(/\.$/, '')} · ${productName()}`;
  }, [title]);

  return (
    <AntdProvider mode={mode}>
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
            <ShadeButtons />
          </div>
        </main>
        <aside className="mq-landing-night" aria-label="Picture">
          {wide && <img src="/night.svg" alt="Lit billboards of different shapes at dusk" />}
        </aside>
      </div>
      <NoticeBoard />
    </AntdProvider>
  );
}

/** A message above the form, or instead of it. Errors interrupt a screen reader; others wait. */
export const LandingAlert = ({ type = 'error', ...rest }: AlertProps) => (
  <Alert
    className="mq-landing-alert"
    styles={{ icon: { marginTop: 3 } }}
    type={type}
    role={type === 'error' ? 'alert' : 'status'}
    showIcon
    {...rest}
  />
);

/** The form of a public page. It is submitted by its `SubmitButton`. */
export const LandingForm = (props: FormProps & { children: ReactNode }) => (
  <Form
    className="mq-landing-fields"
    classNames={{ content: 'mq-landing-control' }}
    styles={{ extra: { marginTop: 4, minHeight: 0, fontSize: 12, lineHeight: '18px' } }}
    layout="vertical"
    size="large"
    requiredMark={false}
    noValidate
    {...props}
  />
);

const shadeIcons = { light: <SunOutlined aria-hidden />, dark: <MoonOutlined aria-hidden /> } as const;

function ShadeButtons() {
  const [, choose] = useThemeChoice();
  const shown = useShade();
  return (
    <span role="group" aria-label="Theme">
      {(['light', 'dark'] as const).map((shade) => (
        <Button
          key={shade}
          type={shade === shown ? 'default' : 'text'}
          size="small"
          icon={shadeIcons[shade]}
          aria-label={`Theme: ${shade}`}
          aria-pressed={shade === shown}
          onClick={() => choose(shade)}
        />
      ))}
    </span>
  );
}

import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enGB from 'antd/locale/en_GB';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ConfirmProvider } from './ConfirmProvider';
import './global.css';
import { NoticeBoard } from './NoticeBoard';
import { marqueeTheme } from './theme';
import type { Density, Shade, ThemeMode } from './theme';
import { useMediaQuery, useMoreContrast, useReducedMotion } from './useMediaQuery';

interface ThemeProviderProps {
  mode: ThemeMode;
  density?: Density;
  children: ReactNode;
}

/** Tooltips come to the keyboard too, and not to a pointer that only crosses. */
const tooltip: NonNullable<ConfigProviderProps['tooltip']> = { trigger: ['hover', 'focus'], mouseEnterDelay: 0.3 };

/** antd calls the button in a password field 'Show'; out of its context that says too little. */
const locale = { ...enGB, global: { ...enGB.global, show: 'Show password', hide: 'Hide password' } };

const alertIcons = {
  successIcon: <CheckCircleOutlined />,
  infoIcon: <InfoCircleOutlined />,
  warningIcon: <WarningOutlined />,
  errorIcon: <CloseCircleOutlined />,
};

const ShadeContext = createContext<Shade>('light');

/** The shade on the screen now, for what is drawn outside antd (maps, canvases). */
export const useShade = (): Shade => useContext(ShadeContext);

/** antd's theme and locale, notices and confirmations; mirrors shade, density and contrast on <html> for the style sheets. */
export function ThemeProvider({ mode, density = 'comfortable', children }: ThemeProviderProps) {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useReducedMotion();
  const contrast = useMoreContrast();
  const systemShade: Shade = systemIsDark ? 'dark' : 'light';
  const shade = mode === 'system' ? systemShade : mode;
  const theme = useMemo(() => marqueeTheme(shade, density, { still, contrast }), [shade, density, still, contrast]);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shade;
    document.documentElement.dataset['density'] = density;
    document.documentElement.dataset['contrast'] = contrast ? 'more' : 'normal';
  }, [shade, density, contrast]);

  return (
    <ShadeContext value={shade}>
      <ConfigProvider
        theme={theme}
        locale={locale}
        button={{ autoInsertSpace: false }}
        tooltip={tooltip}
        wave={{ disabled: true }}
        alert={alertIcons}
      >
        <ConfirmProvider>{children}</ConfirmProvider>
        <NoticeBoard />
      </ConfigProvider>
    </ShadeContext>
  );
}

import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enGB from 'antd/locale/en_GB';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import './antd.css';
import './global.css';
import './forcedColors.css';
import './print.css';
import { marqueeTheme } from './theme';
import type { Density, Shade, ThemeMode } from './theme';
import { useRestoreFocus } from '../keyboard/useRestoreFocus';
import { Printing, useMediaQuery, useMoreContrast, usePrinting, useReducedMotion } from './useMediaQuery';

export interface AntdProviderProps {
  mode: ThemeMode;
  density?: Density;
  children: ReactNode;
}

/** Tooltips open on focus too, and not for a pointer that only passes over. */
const tooltip: NonNullable<ConfigProviderProps['tooltip']> = { trigger: ['hover', 'focus'], mouseEnterDelay: 0.3 };

/** A title ends before the close button, which lies above it. */
const modal: NonNullable<ConfigProviderProps['modal']> = { styles: { header: { paddingInlineEnd: 24 } } };

/** antd labels the button in a password field 'Show', which is unclear out of context. */
const locale = { ...enGB, global: { ...enGB.global, show: 'Show password', hide: 'Hide password' } };

const alertIcons = {
  successIcon: <CheckCircleOutlined aria-hidden />,
  infoIcon: <InfoCircleOutlined aria-hidden />,
  warningIcon: <WarningOutlined aria-hidden />,
  errorIcon: <CloseCircleOutlined aria-hidden />,
};

const ShadeContext = createContext<Shade>('light');

/** The current shade, for parts rendered outside antd (maps, canvases). */
export const useShade = (): Shade => useContext(ShadeContext);

/**
 * antd's theme and locale, and the focus that is kept; mirrors shade, density and contrast on <html> for the style sheets.
 * Small enough for the login page.
 */
export function AntdProvider({ mode, density = 'comfortable', children }: AntdProviderProps) {
  useRestoreFocus();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useReducedMotion();
  const contrast = useMoreContrast();
  const systemShade: Shade = systemIsDark ? 'dark' : 'light';
  const printing = usePrinting();
  const chosen = mode === 'system' ? systemShade : mode;
  // Printed in the light theme.
  const shade = printing ? 'light' : chosen;
  const theme = useMemo(() => marqueeTheme(shade, density, { still, contrast }), [shade, density, still, contrast]);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shade;
    document.documentElement.dataset['density'] = density;
    document.documentElement.dataset['contrast'] = contrast ? 'more' : 'normal';
  }, [shade, density, contrast]);

  return (
    <Printing value={printing}>
      <ShadeContext value={shade}>
        <ConfigProvider
          theme={theme}
          locale={locale}
          button={{ autoInsertSpace: false }}
          tooltip={tooltip}
          wave={{ disabled: true }}
          alert={alertIcons}
          modal={modal}
        >
          {children}
        </ConfigProvider>
      </ShadeContext>
    </Printing>
  );
}

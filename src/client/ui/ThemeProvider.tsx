import { App, ConfigProvider } from 'antd';
import enGB from 'antd/locale/en_GB';
import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ConfirmProvider } from './ConfirmProvider';
import './global.css';
import { NotifyProvider } from './NotifyProvider';
import { marqueeTheme } from './theme';
import type { Density, Shade, ThemeMode } from './theme';
import { useMediaQuery, useReducedMotion } from './useMediaQuery';

interface ThemeProviderProps {
  mode: ThemeMode;
  density?: Density;
  children: ReactNode;
}

const ShadeContext = createContext<Shade>('light');

/** The shade on the screen now, for what is drawn outside antd (maps, canvases). */
export const useShade = (): Shade => useContext(ShadeContext);

/** antd's theme and locale, notices and confirmations; mirrors shade and density on <html> for the style sheets. */
export function ThemeProvider({ mode, density = 'comfortable', children }: ThemeProviderProps) {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useReducedMotion();
  const systemShade: Shade = systemIsDark ? 'dark' : 'light';
  const shade = mode === 'system' ? systemShade : mode;
  const theme = useMemo(() => marqueeTheme(shade, density, still), [shade, density, still]);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shade;
    document.documentElement.dataset['density'] = density;
  }, [shade, density]);

  return (
    <ShadeContext value={shade}>
      <ConfigProvider
        theme={theme}
        locale={enGB}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        tooltip={{ unique: true }}
      >
        <App component={false}>
          <NotifyProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </NotifyProvider>
        </App>
      </ConfigProvider>
    </ShadeContext>
  );
}

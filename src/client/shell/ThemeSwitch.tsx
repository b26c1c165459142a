import { LaptopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import type { ThemeMode } from '../ui/theme/theme';
import { paletteMessages } from './shell.messages';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';

const icons: Readonly<Record<ThemeMode, ReactNode>> = {
  system: <LaptopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
};
const modes = ['system', 'light', 'dark'] as const satisfies readonly ThemeMode[];

/** System, light or dark; stored in this browser. */
export function ThemeSwitch() {
  const [mode, choose] = useThemeChoice();
  return (
    <Segmented<ThemeMode>
      className="mq-theme"
      classNames={{ icon: 'mq-theme-icon' }}
      styles={{ label: { padding: '0 8px' } }}
      aria-label="Theme"
      value={mode}
      onChange={choose}
      options={modes.map((value) => ({
        value,
        icon: icons[value],
        tooltip: paletteMessages.theme[value],
        label: <VisuallyHidden>{paletteMessages.theme[value]}</VisuallyHidden>,
      }))}
    />
  );
}

import { LaptopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ThemeMode } from '../ui/theme';
import { useThemeChoice } from '../ui/useThemeChoice';

const modes: readonly (readonly [mode: ThemeMode, icon: ReactNode])[] = [
  ['system', <LaptopOutlined key="system" aria-hidden />],
  ['light', <SunOutlined key="light" aria-hidden />],
  ['dark', <MoonOutlined key="dark" aria-hidden />],
];

/** System, light or dark; remembered in this browser. */
export function ThemeSwitch() {
  const [mode, choose] = useThemeChoice();
  return (
    <div className="mq-theme" role="group" aria-label="Theme">
      {modes.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          aria-label={`Theme: ${name}`}
          title={`Theme: ${name}`}
          aria-pressed={mode === name}
          onClick={() => choose(name)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}

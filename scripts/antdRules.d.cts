import type { ThemeConfig } from 'antd';
import type { Compiler } from 'webpack';

export function antdRules(theme?: ThemeConfig): string;
export class AntdRulesPlugin {
  apply(compiler: Compiler): void;
}

import { AntdProvider, type AntdProviderProps } from './AntdProvider';
import { ConfirmProvider } from '../feedback/ConfirmProvider';
import { NoticeBoard } from '../feedback/NoticeBoard';
import { NoticeKey } from '../feedback/NoticeKey';

/** antd's theme with notices and confirmations: what every page behind the login needs. */
export function ThemeProvider({ children, ...look }: AntdProviderProps) {
  return (
    <AntdProvider {...look}>
      <ConfirmProvider>{children}</ConfirmProvider>
      <NoticeBoard Key={NoticeKey} />
    </AntdProvider>
  );
}

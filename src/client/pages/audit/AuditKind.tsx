import {
  ApiOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloudUploadOutlined,
  DeleteOutlined,
  EditOutlined,
  FileTextOutlined,
  LoginOutlined,
  LogoutOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  PlusOutlined,
  SafetyCertificateOutlined,
  SwapOutlined,
  TeamOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { kindLabel } from '../../session/actKinds.messages';

/** The first match is used. */
const icons: readonly (readonly [kind: RegExp, icon: ComponentType])[] = [
  [/^artwork\.approve$/, CheckCircleOutlined],
  [/^artwork\.disapprove$|^session\.refuse$/, CloseCircleOutlined],
  [/\.undo$/, UndoOutlined],
  [/\.(?:delete|revoke|deactivate)$/, DeleteOutlined],
  [/\.pause$/, PauseCircleOutlined],
  [/\.resume$/, PlayCircleOutlined],
  [/^session\.start$/, LoginOutlined],
  [/^session\.end$/, LogoutOutlined],
  [/^user\..*(?:factor|password)$/, SafetyCertificateOutlined],
  [/^user\./, TeamOutlined],
  [/^token\./, ApiOutlined],
  [/^inventory\./, SwapOutlined],
  [/\.import$/, FileTextOutlined],
  [/^(?:submission|withdrawal)\.|\.upload$/, CloudUploadOutlined],
  [/\.(?:create|credit)$/, PlusOutlined],
];

/** The label of an action; a refused sign-in is highlighted. */
export function AuditKind({ action }: { action: string }) {
  const Icon = icons.find(([kind]) => kind.test(action))?.[1] ?? EditOutlined;
  return (
    <span className={action === 'session.refuse' ? 'mq-status mq-tone-error' : 'mq-status'}>
      <Icon aria-hidden /> <span>{kindLabel(action)}</span>
    </span>
  );
}

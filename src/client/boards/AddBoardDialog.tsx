import { ApiOutlined, EditOutlined, FileTextOutlined } from '@ant-design/icons';
import { Alert, ConfigProvider, Tabs } from 'antd';
import { useTeamName } from '../organisations/teams.api';
import { useSelection } from '../organisations/selection';
import { FormDialog } from '../ui/form/FormDialog';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { addBoardMessages } from './addBoard.messages';
import { stateMessages } from '../ui/ui.messages';
import { BoardEditor } from './form/BoardEditor';

const CsvUploader = lazyWithRetry(async () => (await import('./csv/CsvUploader')).CsvUploader);

const ProviderPanel = lazyWithRetry(async () => (await import('./provider/ProviderPanel')).ProviderPanel);

interface AddBoardDialogProps {
  /** `manual`, `csv` or `api`. */
  tab: string;
  /** Why no board can be added to this organisation, for users who may add boards elsewhere. */
  disabledReason?: string | undefined;
  onTab: (tab: string) => void;
  /** Shows a board that was added. */
  onOpen: (boardId: string) => void;
  onClose: () => void;
}

/** 'Add a new board.': three tabs, of which one is open. */
export function AddBoardDialog({ tab, disabledReason, onTab, onOpen, onClose }: AddBoardDialogProps) {
  const { teamID } = useSelection();
  const team = useTeamName(teamID);
  return (
    <FormDialog
      open
      title={addBoardMessages.title}
      subtitle={addBoardMessages.subtitle(team ?? stateMessages.notSet)}
      width={920}
      onClose={onClose}
    >
      {disabledReason !== undefined && <Alert type="info" showIcon title={disabledReason} />}
      <ConfigProvider componentDisabled={disabledReason !== undefined}>
        <Tabs
          className="mq-add-board"
          classNames={{ item: 'mq-add-tab' }}
          activeKey={['manual', 'csv', 'api'].includes(tab) ? tab : 'manual'}
          onChange={onTab}
          destroyOnHidden
          items={[
            {
              key: 'manual',
              label: addBoardMessages.manualTab,
              icon: <EditOutlined aria-hidden />,
              children: <BoardEditor board={undefined} onClose={onClose} onOpen={onOpen} />,
            },
            {
              key: 'csv',
              label: addBoardMessages.csvTab,
              icon: <FileTextOutlined aria-hidden />,
              children: <CsvUploader onClose={onClose} />,
            },
            {
              key: 'api',
              label: addBoardMessages.apiTab,
              icon: <ApiOutlined aria-hidden />,
              children: <ProviderPanel />,
            },
          ]}
        />
      </ConfigProvider>
    </FormDialog>
  );
}

import { CloseOutlined } from '@ant-design/icons';
import { Button, Modal, Table } from 'antd';
import { IconButton } from '../display/IconButton';
import { listMessages, formMessages } from '../ui.messages';
import type { Selection } from './pagedTableProps';

/** All ticked rows by name, those on other pages too; each can be taken out. */
export function TickedRows({
  selection: { ids, names, onChange },
  onClose,
}: {
  selection: Selection;
  onClose: () => void;
}) {
  const rows = [...ids].map((id) => ({ id, name: names.get(id) ?? id }));
  const untick = (id: string): void => {
    const next = new Set(ids);
    next.delete(id);
    onChange(next, new Map());
  };
  return (
    <Modal
      open
      width={480}
      title={listMessages.selected(ids.size)}
      closable={{ 'aria-label': formMessages.close }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{formMessages.close}</Button>}
    >
      <Table
        size="small"
        showHeader={false}
        aria-label={listMessages.selected(ids.size)}
        rowKey="id"
        dataSource={rows}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { key: 'name', dataIndex: 'name' },
          {
            key: 'untick',
            width: 40,
            render: (_, { id, name }) => (
              <IconButton
                size="small"
                label={listMessages.untick(name)}
                icon={<CloseOutlined />}
                onClick={() => untick(id)}
              />
            ),
          },
        ]}
      />
    </Modal>
  );
}

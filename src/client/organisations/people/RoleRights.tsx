import { CheckOutlined } from '@ant-design/icons';
import { Descriptions, Flex, Table } from 'antd';
import { rolePermissions, roleNames, type Permission, type RoleName } from '#contract/permissions';
import { useMediaQuery } from '../../ui/theme/useMediaQuery';
import { rightMessages } from '../people.messages';

/** The permissions, in the order of the roles that have them. */
const rights = ['read', 'review', 'inventory', 'finance', 'audit', 'people'] as const satisfies readonly Permission[];
type Right = (typeof rights)[number];

const isGranted = (role: RoleName, right: Right): boolean => rolePermissions[role].includes(right);

/** 'What each role may do', from the table that the server uses. */
export function RoleRights() {
  const isNarrow = useMediaQuery('(max-width: 767.98px)');
  return (
    <section className="mq-card" aria-labelledby="mq-rights">
      <Flex justify="space-between" className="mq-card-head">
        <h2 id="mq-rights">{rightMessages.title}</h2>
        <span className="mq-two">{rightMessages.hint}</span>
      </Flex>
      {isNarrow ? <RolesList /> : <Rights />}
    </section>
  );
}

const Rights = () => (
  <Table<{ right: Right }>
    className="mq-table mq-rights-table"
    aria-labelledby="mq-rights"
    rowKey="right"
    pagination={false}
    size="medium"
    scroll={{ x: 'max-content' }}
    dataSource={rights.map((right) => ({ right }))}
    columns={[
      { title: rightMessages.may, key: 'may', rowScope: 'row', render: (_, { right }) => rightMessages[right] },
      ...roleNames.map((role) => ({
        title: role,
        key: role,
        width: 104,
        render: (_: unknown, { right }: { right: Right }) =>
          isGranted(role, right) ? (
            <span className="mq-tone-success">
              <CheckOutlined aria-hidden /> {rightMessages.yes}
            </span>
          ) : (
            <span className="mq-two">{rightMessages.no}</span>
          ),
      })),
    ]}
  />
);

const RolesList = () => (
  <Descriptions
    className="mq-rights-list"
    column={1}
    colon={false}
    layout="vertical"
    size="small"
    items={roleNames.map((role) => ({
      key: role,
      label: role,
      children: rights
        .filter((right) => isGranted(role, right))
        .map((right) => rightMessages[right])
        .join('; '),
    }))}
  />
);

import { MailOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { User } from '#contract/session';
import { useProduct } from '../../api/product.api';
import { useListUsersQuery } from '../../session/users.api';
import { accessMessages } from '../people.messages';
import { userName } from './UserPicker';

/** If a second factor is required: the users without one, and a mail to remind them. */
export function FactorBanner() {
  const { needsFactor, productName } = useProduct();
  const { data } = useListUsersQuery(
    { query: { isAdmin: true, isActive: true, hasSecondFactor: false, pageSize: 500 } },
    { skip: !needsFactor },
  );
  // Not users who sign in only through the provider, which has its own second factor.
  const missing = (data?.users ?? []).filter(({ signsInBy = [] }: User) => signsInBy.includes('password'));
  if (!needsFactor || missing.length === 0) return null;
  const to = missing.map(({ email }) => encodeURIComponent(email)).join(',');
  return (
    <Alert
      className="mq-factor-banner"
      type="info"
      showIcon
      icon={<SafetyCertificateOutlined aria-hidden />}
      title={
        <>
          <strong>{accessMessages.required}</strong> {accessMessages.missing(missing.map(userName))}
        </>
      }
      action={
        <Button
          size="small"
          icon={<MailOutlined aria-hidden />}
          href={`mailto:${to}?subject=${encodeURIComponent(accessMessages.remindSubject(productName))}`}
        >
          {accessMessages.remind(missing.length)}
        </Button>
      }
    />
  );
}

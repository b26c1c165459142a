import { Button } from 'antd';
import { shellMessages } from './shell.messages';

/** Disabled by specification; in the top bar, and in the drawer on phones. */
export function ComingSoon() {
  return (
    <Button disabled className="mq-coming-soon">
      {shellMessages.comingSoon}
    </Button>
  );
}

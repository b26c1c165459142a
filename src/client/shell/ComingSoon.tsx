import { Button } from 'antd';
import { messages } from '../ui/messages';

/** Disabled by specification; in the top bar, and in the drawer on phones. */
export function ComingSoon() {
  return (
    <Button disabled className="mq-coming-soon">
      {messages.shell.comingSoon}
    </Button>
  );
}

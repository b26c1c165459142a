import { messages } from './messages';
import './later.css';

/** In place of a dialog whose code is on its way; seen only when that takes a moment. */
export function LaterNote() {
  return (
    <div className="mq-later-note" role="status">
      {messages.list.partLoading}
    </div>
  );
}

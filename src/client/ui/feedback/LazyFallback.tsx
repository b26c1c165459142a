import { listMessages } from '../ui.messages';
import './lazyFallback.css';

/** In place of a dialog whose code is loading; visible only when that takes a moment. */
export function LazyFallback() {
  return (
    <div className="mq-lazy-fallback" role="status">
      {listMessages.partLoading}
    </div>
  );
}

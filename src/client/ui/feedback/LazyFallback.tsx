import { listMessages } from '../ui.messages';
import './lazyFallback.css';

/** Shown while a dialog's code is loading, after a short delay. */
export function LazyFallback() {
  return (
    <div className="mq-lazy-fallback" role="status">
      {listMessages.partLoading}
    </div>
  );
}

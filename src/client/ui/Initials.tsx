import { initialsOf } from './initialsOf';
import './initials.css';

interface InitialsProps {
  name: string;
  /** Pixels. */
  size?: 24 | 32 | 56;
}

/** A person's or an organisation's letters in a circle. Decoration: the name always stands beside it. */
export function Initials({ name, size = 32 }: InitialsProps) {
  return (
    // Letters that are drawn by the style sheet are no text: a button with them and a name is called by its name alone.
    <span
      className={`mq-initials mq-initials-letters mq-initials-${String(size)}`}
      data-letters={initialsOf(name)}
      aria-hidden="true"
    />
  );
}

/** The circles of a group, overlapping, the first ones only. */
export function InitialsGroup({ names, most = 6 }: { names: readonly string[]; most?: number }) {
  const more = names.length - most;
  return (
    <div className="mq-initials-group" aria-hidden="true">
      {names.slice(0, most).map((name, index) => (
        <Initials key={`${name}-${String(index)}`} name={name} />
      ))}
      {more > 0 && <span className="mq-initials mq-initials-32">+{more}</span>}
    </div>
  );
}

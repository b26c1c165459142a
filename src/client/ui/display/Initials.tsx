import { Avatar } from 'antd';
import { initialsOf } from '../format/initialsOf';
import './initials.css';

/** The size of the letters by the size of the circle, in pixels. */
const letters = { 24: 10, 32: 12, 44: 15, 56: 20 } as const;

interface InitialsProps {
  name: string;
  /** Pixels. */
  size?: 24 | 32 | 44 | 56;
}

/** A person's or an organisation's letters in a circle. Decorative: the name is always beside it. */
export function Initials({ name, size = 32 }: InitialsProps) {
  return (
    // Rendered by the style sheet, because text would become part of a cell's or button's text.
    <Avatar
      size={size}
      shape={size === 56 ? 'square' : 'circle'}
      className="mq-initials mq-initials-letters"
      style={{ fontSize: letters[size] }}
      data-letters={initialsOf(name)}
      aria-hidden="true"
    />
  );
}

/** The circles of a group, overlapping, the first ones only. */
export function InitialsGroup({ names, most = 6 }: { names: readonly string[]; most?: number }) {
  const more = names.length - most;
  return (
    <div aria-hidden="true">
      <Avatar.Group>
        {names.slice(0, most).map((name, index) => (
          <Initials key={`${name}-${String(index)}`} name={name} />
        ))}
        {more > 0 && (
          <Avatar size={32} className="mq-initials" style={{ fontSize: letters[32] }}>
            +{more}
          </Avatar>
        )}
      </Avatar.Group>
    </div>
  );
}

interface MarkProps {
  /** Height and width in px. */
  size?: number;
  /** The accessible name; only if there is no text beside the mark. */
  label?: string;
}

const LAMPS = [7.6, 13.2, 18.8, 24.4] as const;

/** The mark: a lit billboard on its post. */
export function Mark({ size = 28, label }: MarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...named} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size}>
      <path d="M13.6 21h4.8v6H22a1.5 1.5 0 0 1 0 3H10a1.5 1.5 0 0 1 0-3h3.6z" fill="var(--mq-text)" />
      <rect x="1" y="4" width="30" height="18" rx="4.5" fill="var(--mq-primary)" />
      <rect x="6.5" y="14" width="19" height="3.4" rx="1.7" fill="#fff" />
      <g fill="var(--mq-lamp)">
        {LAMPS.map((x) => (
          <circle key={x} cx={x} cy="9.4" r="1.9" />
        ))}
      </g>
    </svg>
  );
}

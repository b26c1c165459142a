import { useId, type ReactNode } from 'react';

interface ProfileCardProps {
  title: string;
  hint?: string;
  /** At the right of the title. */
  extra?: ReactNode;
  children: ReactNode;
}

/** One section of the profile: name and hint on the left, the controls on the right. */
export function ProfileCard({ title, hint, extra, children }: ProfileCardProps) {
  const id = useId();
  return (
    <section className="mq-card mq-profile-card" aria-labelledby={id}>
      <div className="mq-profile-head">
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
        {extra}
      </div>
      <div className="mq-profile-body">{children}</div>
    </section>
  );
}

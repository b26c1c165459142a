import { Flex } from 'antd';
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
      <Flex vertical gap={8} align="flex-start" className="mq-profile-head">
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
        {extra}
      </Flex>
      <Flex vertical gap={12} className="mq-profile-body">
        {children}
      </Flex>
    </section>
  );
}

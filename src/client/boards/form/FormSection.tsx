import type { ReactNode } from 'react';

/** A section of the board form: its name with a hint beside its fields. */
export function FormSection({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <section className="mq-form-section" aria-label={name}>
      <div>
        <h2>{name}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      <div className="mq-form-fields">{children}</div>
    </section>
  );
}

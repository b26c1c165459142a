import { CheckOutlined } from '@ant-design/icons';

const steps = ['File', 'Columns', 'Review', 'Load', 'Report'] as const;
export type CsvStep = (typeof steps)[number];

/** The steps of the load. The text says which one is current; the circles are decorative. */
export function CsvSteps({ current }: { current: CsvStep }) {
  const reached = steps.indexOf(current);
  return (
    <ol className="mq-csv-steps" aria-label="Steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span aria-hidden>{index < reached ? <CheckOutlined /> : index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}

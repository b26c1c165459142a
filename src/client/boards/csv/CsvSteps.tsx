import { CheckOutlined } from '@ant-design/icons';

const steps = ['File', 'Columns', 'Review', 'Load', 'Report'] as const;
export type CsvStep = (typeof steps)[number];

/** How far the load is; the words say it, the circles only repeat it. */
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

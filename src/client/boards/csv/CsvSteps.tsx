import { CheckOutlined } from '@ant-design/icons';
import { Flex } from 'antd';

const steps = ['File', 'Columns', 'Review', 'Load', 'Report'] as const;
export type CsvStep = (typeof steps)[number];

/** The steps of the load. The text says which one is current; the circles are decorative. */
export function CsvSteps({ current }: { current: CsvStep }) {
  const reached = steps.indexOf(current);
  return (
    <Flex component="ol" wrap gap="4px 24px" className="mq-csv-steps" aria-label="Steps">
      {steps.map((step, index) => (
        <Flex component="li" key={step} gap={8} align="center" aria-current={step === current ? 'step' : undefined}>
          <span aria-hidden>{index < reached ? <CheckOutlined /> : index + 1}</span> {step}
        </Flex>
      ))}
    </Flex>
  );
}

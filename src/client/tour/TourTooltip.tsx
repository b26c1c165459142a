import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { tourMessages } from './tour.messages';
import { listMessages } from '../ui/ui.messages';
import './tour.css';

/** One step: Skip on the left, Back and Next (at the end Finish) on the right, Close above, and the progress. */
export function TourTooltip({
  index,
  size,
  isLastStep,
  step,
  tooltipProps,
  backProps,
  closeProps,
  primaryProps,
  skipProps,
}: TooltipRenderProps) {
  const id = useId();
  return (
    <div {...tooltipProps} className="mq-tour" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <Flex gap={8} align="center" justify="space-between">
        <h2 id={`${id}-title`}>{step.title}</h2>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={tourMessages.close}
          onClick={closeProps.onClick}
        />
      </Flex>
      <p id={`${id}-text`}>{step.content}</p>
      <Flex gap={8} align="center">
        <Button type="text" onClick={skipProps.onClick}>
          {tourMessages.skip}
        </Button>
        <span className="mq-count mq-end">{listMessages.progress(index + 1, size)}</span>
        {index > 0 && <Button onClick={backProps.onClick}>{tourMessages.back}</Button>}
        <Button type="primary" onClick={primaryProps.onClick} autoFocus>
          {isLastStep ? tourMessages.finish : tourMessages.next}
        </Button>
      </Flex>
    </div>
  );
}

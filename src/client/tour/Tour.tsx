import { useEffect, useMemo, useState } from 'react';
import { Joyride, STATUS, type EventHandler, type Step } from 'react-joyride';
import { useReducedMotion } from '../ui/theme/useMediaQuery';
import { tourMessages } from './tour.messages';
import { tourWidth, type TourStep } from './steps';
import { TourTooltip } from './TourTooltip';

interface TourProps {
  steps: readonly TourStep[];
  /** Called when the tour is finished, skipped or closed. */
  onEnd: () => void;
}

/** Milliseconds to wait for a step's element, because pages load in parts; a step without an element is left out. */
const timeLimit = 3_000;
const elementOf = (target: string): Element | null => document.querySelector(`[data-tour="${target}"]`);

/** The guided tour over the real elements of the page. */
export function Tour({ steps, onEnd }: TourProps) {
  const found = usePresent(steps);
  const isStill = useReducedMotion();
  const joyrideSteps = useMemo(
    () => found?.map(({ target, title, text }): Step => ({ target: `[data-tour="${target}"]`, title, content: text })),
    [found],
  );
  const none = joyrideSteps?.length === 0;
  useEffect(() => {
    if (none) onEnd();
  }, [none, onEnd]);
  if (joyrideSteps === undefined || none) return null;

  const onEvent: EventHandler = ({ status, action }) => {
    if (status === STATUS.FINISHED || status === STATUS.SKIPPED || action === 'close') onEnd();
  };
  return (
    <Joyride
      run
      continuous
      steps={joyrideSteps}
      tooltipComponent={TourTooltip}
      locale={{
        back: tourMessages.back,
        close: tourMessages.close,
        last: tourMessages.finish,
        next: tourMessages.next,
        skip: tourMessages.skip,
      }}
      onEvent={onEvent}
      // Over its element rather than out of the page.
      floatingOptions={{ shiftOptions: { crossAxis: true } }}
      options={{
        width: tourWidth,
        showProgress: true,
        buttons: ['skip', 'back', 'close', 'primary'],
        skipBeacon: true,
        overlayClickAction: false,
        overlayColor: 'var(--mq-mask)',
        arrowColor: 'var(--mq-elevated)',
        spotlightRadius: 10,
        // Pixels: room for the tour above its element, where there is none below.
        scrollOffset: 280,
        // Milliseconds; the library divides by them.
        ...(isStill ? { scrollDuration: 1 } : {}),
        zIndex: 1100,
      }}
    />
  );
}

/** The steps whose element is on the page, once all are there or the time is over. */
function usePresent(steps: readonly TourStep[]): readonly TourStep[] | undefined {
  const [present, setPresent] = useState<readonly TourStep[]>();
  useEffect(() => {
    const end = Date.now() + timeLimit;
    const clock = setInterval(() => {
      const present = steps.filter(({ target }) => elementOf(target) !== null);
      if (present.length < steps.length && Date.now() < end) return;
      clearInterval(clock);
      setPresent(present);
    }, 50);
    return () => clearInterval(clock);
  }, [steps]);
  return present;
}

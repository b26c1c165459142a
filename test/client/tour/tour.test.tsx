import { screen, waitFor } from '@testing-library/react';
import { DisclaimerModal } from '../../../src/client/tour/DisclaimerModal';
import { tours, type TourStep } from '../../../src/client/tour/steps';
import { Tour } from '../../../src/client/tour/Tour';
import { TourTooltip } from '../../../src/client/tour/TourTooltip';
import { renderUi } from '../ui/renderUi';

const steps: readonly TourStep[] = [
  { target: 'one', title: 'First', text: 'The first thing.' },
  { target: 'two', title: 'Second', text: 'The second thing.' },
];
const Places = ({ names }: { names: readonly string[] }) => names.map((name) => <div key={name} data-tour={name} />);

/** Renders one step of the tour. The library places it; test/e2e/tour.spec.ts checks that in a browser. */
function step(index: number) {
  const pressed = { back: jest.fn(), close: jest.fn(), next: jest.fn(), skip: jest.fn() };
  const button = (onClick: jest.Mock) => ({ 'aria-label': '', 'data-action': '', onClick, role: 'button', title: '' });
  const props = {
    index,
    size: 2,
    isLastStep: index === 1,
    continuous: true,
    step: { title: steps[index]?.title, content: steps[index]?.text },
    tooltipProps: { role: 'alertdialog', 'aria-modal': true },
    backProps: button(pressed.back),
    closeProps: button(pressed.close),
    primaryProps: button(pressed.next),
    skipProps: button(pressed.skip),
  } as unknown as Parameters<typeof TourTooltip>[0]; // the props that it uses
  return { ...renderUi(<TourTooltip {...props} />), pressed };
}

test('the first step: Skip, Next, Close and how far one is, no Back', async () => {
  const { user, pressed } = step(0);
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect([pressed.next, pressed.skip, pressed.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('the last step: Back and Finish', async () => {
  const { user, pressed } = step(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect([pressed.back, pressed.next].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

test('a page without any of its elements ends the tour by itself', async () => {
  const onEnd = jest.fn();
  renderUi(<Tour steps={steps} onEnd={onEnd} />);
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1), { timeout: 20_000 });
});

test('the steps of /home and /boards stand on elements with different names, in the words of the catalogue', () => {
  expect(Object.keys(tours)).toEqual(['/home', '/boards']);
  for (const tour of Object.values(tours)) {
    expect(new Set(tour.map(({ target }) => target)).size).toBe(tour.length);
    expect(tour.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
  }
});

test('a tour starts once its elements are on the page', async () => {
  const onEnd = jest.fn();
  renderUi(
    <>
      <Places names={['one', 'two']} />
      <Tour steps={steps} onEnd={onEnd} />
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'First' }, { timeout: 20_000 })).toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
});

test("the disclaimer: 'Before you start', an empty body, 'I understand'", async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<DisclaimerModal open onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Before you start' });
  expect(dialog.querySelector('.mq-disclaimer')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'I understand' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inDocument } from '#test/storyPlays';
import { tourMessages } from './tour.messages';
import { DisclaimerModal } from './DisclaimerModal';
import { Tour } from './Tour';

const steps = [
  { target: 'organisation', title: tourMessages.organisation, text: tourMessages.organisationText },
  { target: 'navigation', title: tourMessages.navigation, text: tourMessages.navigationText },
];

/** The tour over two elements of a page. */
function Guided() {
  return (
    <>
      <p data-tour="organisation">Alder & Finch</p>
      <p data-tour="navigation">Admin Dash, Users, Organisations</p>
      <Tour steps={steps} onEnd={() => undefined} />
    </>
  );
}

const meta = {
  title: 'Tour/Tour',
  component: Guided,
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Guided>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvasElement }) => {
    await inDocument(canvasElement).findByRole('heading', { name: tourMessages.organisation });
  },
};
export const LastStep: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: tourMessages.next }));
    await page.findByRole('button', { name: tourMessages.finish });
  },
};
/** Before the first tour. The body is intentionally empty, for the customer's own text. */
export const Disclaimer: Story = { render: () => <DisclaimerModal onClose={() => undefined} /> };

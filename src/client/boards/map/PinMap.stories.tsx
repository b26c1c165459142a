import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { PinMap } from './PinMap';

/** Moving the pin changes the numbers. */
function Placing({ lat = '38.7223', long = '-9.1393' }: { lat?: string; long?: string }) {
  const [[latitude, longitude], move] = useState([lat, long]);
  return (
    <>
      <PinMap latitude={latitude} longitude={longitude} onMove={(nextLat, nextLong) => move([nextLat, nextLong])} />
      <p className="mq-two">
        {latitude}, {longitude}
      </p>
    </>
  );
}

const meta = { title: 'Boards/PinMap', component: Placing } satisfies Meta<typeof Placing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const NotPlaced: Story = { args: { lat: '', long: '' } };
export const OutOfRange: Story = { args: { lat: '90', long: '10' } };

import { screen } from '@testing-library/react';
import { testApp } from '#test/app';
import { aCampaign, someBoards } from '#test/boards';

export const on = testApp();
export let ids: string[];
export const full = {
  lat: 38.7,
  long: -9.1,
  country: 'Portugal',
  city: 'Lisbon',
  height: 400,
  width: 840,
  surfaceArea: 28.5,
};

beforeAll(async () => {
  ids = await someBoards(on.db, [
    { boardname: 'Alder Corner', ...full },
    { boardname: 'Birch Bridge', ...full, country: 'Spain', city: 'Madrid' },
    { boardname: 'Cedar Cross', ...full, boardPaused: true },
    { boardname: 'Dogwood Dock', ...full },
    { boardname: 'Elm End', ...full },
    { boardname: 'Fir Field', ...full },
  ]);
  await aCampaign(on.db, { campaignName: 'Winter fares', boards: [ids[3]!] });
});

export const names = () =>
  screen
    .getAllByRole('button', { name: /^Manage Board / })
    .map((button) => button.getAttribute('aria-label')?.replace('Manage Board ', ''));
export const manage = (name: string) => screen.findByRole('button', { name: `Manage Board ${name}` });
export const field = (name: string) => screen.findByRole('textbox', { name });

import type { APIRequestContext, Page } from '@playwright/test';
import { callerOf } from './artworks';
import { expect, openAs, tokenFor } from './console';

/** A board for the product API; `makeBoards` fills in omitted fields, so that the form reports none as missing. */
export interface NewBoard {
  boardname: string;
  lat?: number;
  long?: number;
  venueType?: string;
  boardsize?: { height: number; width: number };
  boardPaused?: boolean;
}

const whole = ({ boardname, lat = 38.72, long = -9.14, ...more }: NewBoard) => ({
  boardname,
  boardcoords: { lat, long },
  boardloc: { city: 'Lisbon', state: '', country: 'Portugal' },
  boardsize: { height: 400, width: 840 },
  surfaceArea: 28.5,
  venueType: 'Roadside',
  ...more,
});

/** Creates boards through the API. @returns their ids */
export async function makeBoards(request: APIRequestContext, boards: readonly NewBoard[]): Promise<string[]> {
  const api = callerOf(request, await tokenFor(request));
  const ids: string[] = [];
  for (const board of boards)
    ids.push((await api.post<{ board: { _id: string } }>('/api/boards/create', whole(board))).board._id);
  return ids;
}

/** Opens the form of a board by its address, as an administrator. */
export async function openForm(page: Page, id: string): Promise<void> {
  await openAs(page, `/boards?orgID=all&board=${id}`);
  await expect(page.getByRole('dialog', { name: /Manage a board\./ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Board name' })).toBeVisible();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

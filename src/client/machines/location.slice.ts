import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The console's current address, only for DevTools and replay; pages read it from the router. */
export interface ConsoleLocation {
  /** Path, query and hash; '' before the first page. */
  address: string;
}

const slice = createSlice({
  name: 'location',
  initialState: { address: '' }, // createSlice takes its state type from here
  reducers: {
    changed: (_, action: PayloadAction<string>) => ({ address: action.payload }),
  },
});

export const locationReducer = slice.reducer;
export const { changed: locationChanged } = slice.actions;

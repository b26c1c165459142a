import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkServices } from './sendCall';

/** The type of the store's dispatch for modules that the store itself imports, which cannot import its type. */
export type ApiDispatch = ThunkDispatch<unknown, ThunkServices, UnknownAction>;

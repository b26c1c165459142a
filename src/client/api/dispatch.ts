import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The store's dispatch for those who must not know the store: services, which the store makes, and everything below it. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

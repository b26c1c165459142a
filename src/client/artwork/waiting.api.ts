import { getWaiting } from '#contract/insights';
import { api } from '../api/api';
import { query } from '../api/endpoints';
import { listTag } from '../api/tags';

/** How many artworks waited on each day, for the home page and the figures. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({ getWaiting: query(build, getWaiting, () => [listTag('artwork')]) }),
});

export const { useGetWaitingQuery } = waitingApi;

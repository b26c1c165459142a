import { getWaiting } from '#contract/insights';
import { api, query } from '../api/api';
import { listTag } from '../api/tags';

/** How many artworks waited on each day, for the home page and the figures. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({ getWaiting: query(build, getWaiting, () => [listTag('artwork')]) }),
});

export const { useGetWaitingQuery } = waitingApi;

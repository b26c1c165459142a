import * as contract from '#contract/insights';
import { api, query } from '../api/api';
import { listTag } from '../api/tags';

const insightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDecisionTimes: query(build, contract.getDecisionTimes, () => [listTag('artwork')]),
    getDecisions: query(build, contract.getDecisions, () => [
      listTag('artwork'),
      listTag('organisation'),
      listTag('user'),
    ]),
    getSubmissionFigures: query(build, contract.getSubmissionFigures, () => [
      listTag('submission'),
      listTag('artwork'),
    ]),
    getBoardFigures: query(build, contract.getBoardFigures, () => [listTag('board')]),
    getSpend: query(build, contract.getSpend, () => [listTag('campaign')]),
  }),
});

export const {
  useGetDecisionTimesQuery,
  useGetDecisionsQuery,
  useGetSubmissionFiguresQuery,
  useGetBoardFiguresQuery,
  useGetSpendQuery,
} = insightsApi;

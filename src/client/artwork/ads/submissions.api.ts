import * as contract from '#contract/ads';
import { api, mutation, query, quietly } from '../../api/api';
import { itemTag, pageTags } from '../../api/tags';
import { decisionTags } from '../artwork.api';

const changed = (reply: { submission: contract.Submission } | undefined, { params }: { params?: { id: string } }) => [
  itemTag('submission', params?.id ?? ''),
  ...decisionTags(reply?.submission.fileID),
];

export const submissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitToSsp: mutation(build, contract.submitToSsp, (_, { body }) => decisionTags(body?.fileID), quietly),
    listSubmissions: query(build, contract.listSubmissions, (reply) => pageTags('submission', reply?.submissions)),
    retrySubmission: mutation(build, contract.retrySubmission, changed, quietly),
    recordSubmission: mutation(build, contract.recordSubmission, changed, quietly),
  }),
});

export const { useListSubmissionsQuery, useRetrySubmissionMutation, useRecordSubmissionMutation } = submissionsApi;

import { createFile, getFile, signUpload } from '#contract/artwork';
import { api, mutation, query, quietly } from '../api/api';
import { itemTag } from '../api/tags';

/**
 * Photos of boards: the calls of artwork, but left out of the review lists. A failure to load a picture is not
 * reported.
 */
export const boardPhotosApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBoardPhoto: query(build, getFile, (_, { params }) => [itemTag('artwork', params?.id ?? '')], quietly),
    signBoardPhoto: mutation(build, signUpload, () => [], quietly),
    createBoardPhoto: mutation(build, createFile, () => [], quietly),
  }),
});

export const { useGetBoardPhotoQuery } = boardPhotosApi;

import * as contract from '#contract/session';
import { api, mutation, query, quietly } from '../api/api';
import { itemTag, listTag } from '../api/tags';

/** Calls that carry passwords are not here: they are sent by machines through `requestActor`, outside the store. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: query(build, contract.getMe, () => [itemTag('me', 'this')]),
    checkSession: query(build, contract.checkSession, () => [itemTag('session', 'this')]),
    signOut: query(build, contract.signOut, () => []),
    listSessions: query(build, contract.listSessions, () => [listTag('session')]),
    endSession: mutation(build, contract.endSession, () => [listTag('session')]),
    getPreferences: query(build, contract.getPreferences, () => [itemTag('me', 'preferences')], quietly),
    setPreferences: mutation(build, contract.setPreferences, () => [], quietly),
    // `modifyUser` without its tags, which would refetch every list of users.
    recordPages: mutation(build, contract.modifyUser, () => [], quietly),
  }),
});

export const { useGetMeQuery, useGetPreferencesQuery, useListSessionsQuery, useEndSessionMutation } = sessionApi;

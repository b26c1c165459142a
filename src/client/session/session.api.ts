import * as contract from '#contract/session';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags, type Tag } from '../api/tags';

/** The tags to invalidate after a user is created. */
export const newUserTags: readonly Tag[] = [listTag('user'), listTag('team'), itemTag('me', 'this')];

/** The tags to invalidate after a change of a user. */
export const userTags = (id: string): Tag[] => [
  listTag('user'),
  itemTag('user', id),
  listTag('team'),
  itemTag('me', 'this'),
];

/** For conveniences, whose failure is no news. */
const quietly = { ownFailureText: true };

/** Calls that carry passwords are not here: they are sent by machines through `requestActor`, outside the store. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: query(build, contract.getMe, () => [itemTag('me', 'this')]),
    getUser: query(build, contract.getUser, (_, { params }) => [itemTag('user', params?.id ?? '')]),
    checkSession: query(build, contract.checkSession, () => [itemTag('session', 'this')]),
    signOut: query(build, contract.signOut, () => []),
    listSessions: query(build, contract.listSessions, () => [listTag('session')]),
    endSession: mutation(build, contract.endSession, () => [listTag('session')]),
    listUsers: query(build, contract.listUsers, (reply) => pageTags('user', reply?.users)),
    createUser: mutation(build, contract.createUser, () => newUserTags),
    getPreferences: query(build, contract.getPreferences, () => [itemTag('me', 'preferences')], quietly),
    setPreferences: mutation(build, contract.setPreferences, () => [], quietly),
    // The same call without its tags, which would refetch every list of users.
    recordPages: mutation(build, contract.modifyUser, () => [], quietly),
    modifyUser: mutation(build, contract.modifyUser, (_, { params }) => userTags(params?.id ?? '')),
  }),
});

export const {
  useGetMeQuery,
  useGetPreferencesQuery,
  useGetUserQuery,
  useListSessionsQuery,
  useEndSessionMutation,
  useListUsersQuery,
  useCreateUserMutation,
  useModifyUserMutation,
} = sessionApi;

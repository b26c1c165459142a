import { endUserSessions, listUserSessions } from '#contract/access';
import * as contract from '#contract/session';
import { api, mutation, query } from '../api/api';
import { itemTag, listTag, pageTags, type Tag } from '../api/tags';

/** The tags to invalidate after a user is created. */
export const newUserTags: readonly Tag[] = [listTag('user'), listTag('team'), itemTag('me', 'this')];

/** The tags to invalidate after a change of a user. */
export const userTags = (id: string): Tag[] => [...newUserTags, itemTag('user', id)];

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: query(build, contract.getUser, (_, { params }) => [itemTag('user', params?.id ?? '')]),
    listUsers: query(build, contract.listUsers, (reply) => pageTags('user', reply?.users)),
    createUser: mutation(build, contract.createUser, () => newUserTags),
    modifyUser: mutation(build, contract.modifyUser, (_, { params }) => userTags(params?.id ?? '')),
    listUserSessions: query(build, listUserSessions, () => [listTag('session')]),
    endUserSessions: mutation(build, endUserSessions, () => [listTag('session')]),
  }),
});

export const {
  useGetUserQuery,
  useListUsersQuery,
  useCreateUserMutation,
  useModifyUserMutation,
  useListUserSessionsQuery,
  useEndUserSessionsMutation,
} = usersApi;

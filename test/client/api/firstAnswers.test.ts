import { getConfig } from '../../../src/contract/product';
import { getMe } from '../../../src/contract/session';
import { areOfAnother, firstAnswers, firstRead } from '../../../src/client/api/firstAnswers';
import { productApi } from '../../../src/client/api/product.api';
import { forgetToken, storeToken } from '../../../src/client/api/token';
import { sessionApi } from '../../../src/client/session/session.api';
import { createStore } from '../../../src/client/store';

const me = { _id: 'u1', username: 'robin', firstName: 'Robin' };
const reads = [
  firstRead(getMe, sessionApi.endpoints.getMe, {}),
  firstRead(getConfig, productApi.endpoints.getConfig, {}),
];
const begin = (response: Promise<Response>, token = 'mine') => {
  globalThis.marqueeEarly = new Map([['/api/user/', { token, at: Date.now(), response }]]);
};

const sent = jest.fn<Promise<Response>, unknown[]>();
beforeEach(() => {
  storeToken('mine');
  globalThis.fetch = sent.mockReset().mockRejectedValue(new TypeError('nothing is sent here'));
});
afterEach(() => {
  forgetToken();
  globalThis.marqueeEarly = undefined;
});

test('what was asked for before the code was there is in the store when the page is drawn; nothing else is asked for', async () => {
  begin(Promise.resolve(Response.json(me)));
  const store = createStore();
  await firstAnswers(store.dispatch, reads);
  expect(sessionApi.endpoints.getMe.select({})(store.getState()).data).toEqual(me);
  expect(productApi.endpoints.getConfig.select({})(store.getState()).status).toBe('uninitialized');
  expect(sent).not.toHaveBeenCalled();
});

test('an answer that is long in coming is not waited for', async () => {
  begin(new Promise(() => undefined));
  const store = createStore();
  await firstAnswers(store.dispatch, reads);
  expect(sessionApi.endpoints.getMe.select({})(store.getState()).status).toBe('pending');
});

test('an answer for another session is not taken', async () => {
  begin(Promise.resolve(Response.json(me)), 'another');
  const store = createStore();
  await firstAnswers(store.dispatch, reads);
  expect(sessionApi.endpoints.getMe.select({})(store.getState()).status).toBe('uninitialized');
});

test('what only fills a picker is not waited for', async () => {
  begin(new Promise(() => undefined));
  const store = createStore();
  const drawn = firstAnswers(store.dispatch, [
    firstRead(getMe, sessionApi.endpoints.getMe, {}, { isAwaited: false }),
  ]).then(() => 'drawn');
  expect(
    await Promise.race([
      drawn,
      new Promise((resolve) => {
        setTimeout(resolve, 50, 'waited for');
      }),
    ]),
  ).toBe('drawn');
  expect(sessionApi.endpoints.getMe.select({})(store.getState()).status).toBe('pending');
});

test('answers of a session that ended before anything was drawn are told apart', async () => {
  begin(Promise.resolve(Response.json(me)));
  await firstAnswers(createStore().dispatch, reads);
  expect(areOfAnother()).toBe(false);
  storeToken('somebody else’s');
  expect(areOfAnother()).toBe(true);
});

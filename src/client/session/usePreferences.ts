import { useEffect } from 'react';
import { useExtension } from '../api/product.api';
import { failureOf } from '../api/apiError';
import { lostConnection } from '../api/connection.slice';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../store';
import { local, readStored, writeStored } from '../ui/browser/browserStore';
import { onPersisted, storePersisted } from '../ui/browser/persisted';
import { isObject, isText, reader } from '../ui/browser/reader';
import { useMe } from './useMe';
import { sessionApi, useGetPreferencesQuery } from './session.api';

type Values = Readonly<Record<string, unknown>>;

/** Milliseconds. Values that are stored within this time are sent together. */
const gatherFor = 400;
/** Keys of values that belong to the user; the density is stored for the browser, because the theme needs it first. */
const userKeyPattern = /^(?:(?:views|columns|notice):.+|noticesSeen)$/;
const texts = reader<string[]>((given) => (Array.isArray(given) && given.every(isText) ? given : undefined));
const anything = reader<unknown>((given) => given);

/**
 * The values of a user that this browser stores: views, columns, row height and notices. What is not with the account
 * yet is remembered as `unsent`, also over a reload; in a browser that has sent nothing yet, that is all of them.
 */
function storedValues(userId: string) {
  const begin = `mq.${userId}:`;
  const unsentName = `${begin}unsent`;
  const nameOf = (key: string): string => (key === 'density' ? 'mq.density' : begin + key);
  const keyOf = (name: string): string | undefined => {
    if (name === 'mq.density') return 'density';
    const key = name.startsWith(begin) ? name.slice(begin.length) : '';
    return userKeyPattern.test(key) ? key : undefined;
  };
  const keys = (): string[] => local.keys().flatMap((name) => keyOf(name) ?? []);
  return {
    keys,
    keyOf,
    read: (key: string): unknown => readStored(local, nameOf(key), anything),
    nameOf,
    unsent: (): string[] => readStored(local, unsentName, texts) ?? keys(),
    setUnsent: (unsent: readonly string[]): void => writeStored(local, unsentName, [...new Set(unsent)]),
  };
}
type StoredValues = ReturnType<typeof storedValues>;

/** The same text for equal values: the server orders the fields of objects anew. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Takes over the account's values, except those that were changed here and not sent yet. */
function takeOver(stored: StoredValues, ofAccount: Values): void {
  const unsent = new Set(stored.unsent());
  const changed = [...new Set([...Object.keys(ofAccount), ...stored.keys()])].filter(
    (key) => !unsent.has(key) && canonicalText(ofAccount[key]) !== canonicalText(stored.read(key)),
  );
  if (changed.length > 0)
    storePersisted(Object.fromEntries(changed.map((key) => [stored.nameOf(key), ofAccount[key]])), false);
}

async function send(dispatch: AppDispatch, stored: StoredValues): Promise<void> {
  const keys = stored.unsent();
  stored.setUnsent(keys);
  if (keys.length === 0) return;
  const values = Object.fromEntries(keys.map((key) => [key, stored.read(key) ?? null]));
  const call = sessionApi.endpoints.setPreferences.initiate({ body: { preferences: values } }, { track: false });
  const { error } = await dispatch(call);
  const failed = error && failureOf(error);
  // Sent again when the server answers, and after the next sign-in; what the server refuses stays in this browser.
  if (failed && (failed.status === 401 || lostConnection(failed))) return;
  const isChanged = (key: string): boolean => canonicalText(stored.read(key)) !== canonicalText(values[key]);
  stored.setUnsent(stored.unsent().filter((key) => !(key in values) || isChanged(key)));
}

/**
 * Keeps the user's saved views, columns, row height and notices with the account, if the API can. Each value has its
 * own key, so that two browsers that change different ones do not overwrite each other.
 */
export function usePreferences(): void {
  const dispatch = useAppDispatch();
  const { me } = useMe();
  const userId = me?._id;
  const isOffered = useExtension('preferences');
  const isOff = !isOffered || userId === undefined;
  const { data, refetch } = useGetPreferencesQuery({}, { skip: isOff });
  const ofAccount = data?.preferences;
  const isConnected = useAppSelector(({ connection }) => connection === 'connected');
  const isKnown = ofAccount !== undefined;

  useEffect(() => {
    if (isOff || ofAccount === undefined) return;
    takeOver(storedValues(userId), ofAccount);
  }, [isOff, userId, ofAccount]);

  // What was changed at another computer meanwhile.
  useEffect(() => {
    if (isOff) return undefined;
    const read = () => void refetch();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [isOff, refetch]);

  useEffect(() => {
    if (isOff) return undefined;
    const stored = storedValues(userId);
    let clock: ReturnType<typeof setTimeout> | undefined;
    const sendSoon = (): void => {
      clearTimeout(clock);
      // Before the account's values are known, only what is unsent is remembered.
      if (isKnown && isConnected) clock = setTimeout(() => void send(dispatch, stored), gatherFor);
    };
    sendSoon();
    const stop = onPersisted((changed, isOwn) => {
      const keys = isOwn ? Object.keys(changed).flatMap((name) => stored.keyOf(name) ?? []) : [];
      if (keys.length === 0) return;
      stored.setUnsent([...stored.unsent(), ...keys]);
      sendSoon();
    });
    return () => {
      stop();
      clearTimeout(clock);
    };
  }, [isOff, isKnown, isConnected, userId, dispatch]);
}

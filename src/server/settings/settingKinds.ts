import { z } from 'zod';
import { splitList } from './settingList';
import { asksForStandby, splitHosts } from '../db/hosts.rules';

/** 1 or 0. */
export const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true');
export const url = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^(https?):$/.test(new URL(text).protocol),
    'must be an http or https address',
  );
export const shortText = (most: number) => z.string().max(most, `must have ${String(most)} characters or fewer`);
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\//, { message: 'must start with smtp:// or smtps://', abort: true })
  .refine(
    (text) => URL.canParse(text) && new URL(text).hostname !== '',
    'must be an address like smtp://user:password@mail.example.com:587',
  );
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { message: 'must start with postgres:// or postgresql://', abort: true })
  .refine(
    (text) => splitHosts(text).length > 0,
    'must be an address like postgres://user:password@host:5432/name, with commas between several hosts',
  )
  .refine(
    (text) => !asksForStandby(text),
    'must not ask for a standby: target_session_attrs is read-write or left out',
  );

/** A single host, because of several the one that takes writes would be used. */
export const standbyUrl = databaseUrl.refine(
  (text) => splitHosts(text).length === 1,
  'must name one host; with several standbys, a proxy before them',
);

/** A whole number of seconds, as milliseconds. */
export const seconds = (most: number) => {
  const rule = `must be a number of seconds from 0 to ${String(most)}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, rule)
    .transform(Number)
    .pipe(z.number().max(most, rule))
    .transform((count) => count * 1000);
};
/** A whole number of days; 0: for ever. */
export const days = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a number of days up to 9999, or 0 for ever')
  .transform(Number);
export const callsAMinute = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a number of calls a minute, or 0 for no limit')
  .transform(Number);

/** '03:00' in UTC, or 'off'. */
export const timeOfDay = z
  .string()
  .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time of the day in UTC like 03:00, or off');

export const logLevel = z.enum(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);

/** Tesseract's names of the languages whose data is installed. */
const readable = ['eng', 'deu', 'fra', 'spa'] as const;
/** A list of them, or 'off'. */
export const wordLanguages = z
  .string()
  .transform((text) => (text === 'off' ? [] : splitList(text)))
  .pipe(z.array(z.enum(readable, `must list languages of ${readable.join(', ')}, or be off`)));

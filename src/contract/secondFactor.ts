import { z } from 'zod';
import { endpoint } from './endpoint';
import { message } from './page';

const currentPassword = z.string().min(1).max(1024);

export const startSecondFactor = endpoint({
  name: 'startSecondFactor',
  path: '/api/user/totp/start',
  extension: 'second-factor',
  summary: 'A new secret, not active until it is confirmed',
  body: z.strictObject({ currentPassword }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
  failures: ['password.wrong'],
});
export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  path: '/api/user/totp/confirm',
  extension: 'second-factor',
  summary: 'Switch the second factor on; returns the recovery codes, this once',
  body: z.strictObject({ totp: z.string().max(10) }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ['totp.invalid'],
});
export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  path: '/api/user/totp/remove',
  extension: 'second-factor',
  summary: 'Switch the second factor off; needs a code of it, or a recovery code',
  body: z.strictObject({ currentPassword, totp: z.string().max(40).optional() }),
  reply: message,
  failures: ['password.wrong', 'totp.invalid', 'login.too_many'],
});

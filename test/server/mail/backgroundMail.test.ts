import type { MailTransport, Message } from '../../../src/server/mail/mail';
import { createBackgroundMail } from '../../../src/server/mail/backgroundMail';

const message: Message = { to: 'ana@test.example', subject: 'Set a new password', text: 'token=mq_secret' };
const quiet = { error: jest.fn(), info: jest.fn() };

test('sending does not wait for the transport, closing does', async () => {
  const done: string[] = [];
  let deliver = (): void => undefined;
  const transport: MailTransport = {
    send: ({ to }) =>
      new Promise((resolve) => {
        deliver = () => {
          done.push(to);
          resolve();
        };
      }),
    close: () => Promise.resolve(void done.push('closed')),
  };
  const office = createBackgroundMail(transport, quiet);
  office.post(message);
  const closed = office.close();
  expect(done).toEqual([]);
  deliver();
  await closed;
  expect(done).toEqual(['ana@test.example', 'closed']);
});

test('a failure is logged without the text or what the driver quotes of it', async () => {
  const transport: MailTransport = {
    send: ({ text }) => Promise.reject(Object.assign(new Error(`550 refused: ${text}`), { code: 'EENVELOPE' })),
    close: () => Promise.resolve(),
  };
  const office = createBackgroundMail(transport, quiet);
  office.post(message);
  await office.close();
  expect(quiet.error).toHaveBeenCalledWith(
    { subject: 'Set a new password', reason: 'Error', code: 'EENVELOPE' },
    'mail could not be sent',
  );
  expect(JSON.stringify(quiet.error.mock.calls)).not.toContain('mq_secret');
});

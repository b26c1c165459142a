import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { listenLocally } from '#test/listen';
import { parseMail, readMailbox, type ReceivedMail } from '#test/mailbox';
import type { MailTransport } from '../../../src/server/mail/mail';
import { createFileMail } from '../../../src/server/mail/mail.file';
import { createSmtpMail } from '../../../src/server/mail/mail.smtp';

interface Post {
  transport: MailTransport;
  received(): ReceivedMail[];
  close(): Promise<void>;
}
const from = 'Marquee <marquee@test.example>';

function filePost(): Promise<Post> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
  return Promise.resolve({
    transport: createFileMail({ folder: join(folder, 'mail'), from }),
    received: () => readMailbox(folder),
    close: () => rm(folder, { recursive: true }),
  });
}

/** Starts an SMTP server that requires a user name and a password. */
async function smtpPost(): Promise<Post> {
  const messages: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => {
      done(username === 'mailer' && password === 's3cret' ? null : new Error('who are you?'), { user: username });
    },
    onRcptTo: ({ address }, _, done) => {
      done(address.startsWith('full@') ? new Error('mailbox full') : null);
    },
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        messages.push(parseMail(Buffer.concat(parts).toString('latin1')));
        done();
      });
    },
  });
  const { host } = new URL(await listenLocally(server.server));
  return {
    transport: createSmtpMail({ url: `smtp://mailer:s3cret@${host}`, from }),
    received: () => messages,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe.each([
  ['.eml files', filePost],
  ['SMTP', smtpPost],
])('%s', (_, open) => {
  let post: Post;
  beforeEach(async () => {
    post = await open();
  });
  afterEach(async () => {
    await post.transport.close();
    await post.close();
  });

  test('a message arrives as it was written', async () => {
    const link = `http://localhost:3000/resetpassword?token=mq_${'a1-_'.repeat(11)}`;
    const text = `Grüße, 李!\n\n${link}\n\n.\nA line that begins with a dot, = and =3D stay as they are.\n`;
    await post.transport.send({ to: 'ana@test.example', subject: 'Neues Paßwort für Ana', text });
    expect(post.received()).toEqual([{ to: 'ana@test.example', from, subject: 'Neues Paßwort für Ana', text }]);
  });

  test('a line break in a subject or an address adds no header and no recipient', async () => {
    await post.transport.send({ to: 'ana@test.example', subject: 'Hello\r\nBcc: eve@evil.example', text: 'x' });
    const [mail] = post.received();
    expect(mail?.subject).toBe('Hello Bcc: eve@evil.example');
    await post.transport
      .send({ to: 'ana@test.example\r\nBcc: eve@evil.example', subject: 'x', text: 'x' })
      .catch(() => undefined);
    expect(post.received().filter(({ to }) => to.split(',').some((one) => one.trim() === 'eve@evil.example'))).toEqual(
      [],
    );
  });
});

test('a message that the SMTP server refuses is an error', async () => {
  const post = await smtpPost();
  await expect(post.transport.send({ to: 'full@test.example', subject: 'x', text: 'x' })).rejects.toThrow(/full/);
  await post.transport.close();
  await post.close();
});

test('an SMTP server that does not answer is an error', async () => {
  const transport = createSmtpMail({ url: 'smtp://127.0.0.1:9', from });
  await expect(transport.send({ to: 'a@test.example', subject: 'x', text: 'x' })).rejects.toThrow();
  await transport.close();
});

test('.eml files are readable only by their owner and do not break a link over lines', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
  await createFileMail({ folder: join(folder, 'mail'), from }).send({
    to: 'a@test.example',
    subject: 'x',
    text: `https://console.example/${'x'.repeat(100)}\n`,
  });
  const [name = ''] = readdirSync(join(folder, 'mail'));
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
  expect((statSync(join(folder, 'mail', name)).mode & 0o777).toString(8)).toBe('600');
  expect((statSync(join(folder, 'mail')).mode & 0o777).toString(8)).toBe('700');
  rmSync(folder, { recursive: true });
});

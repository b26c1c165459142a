import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail';

/** Each message is an `.eml` file in a folder, named by time: what a mail program would have got, to be opened with one. */
export function createFileMail({ folder, from }: { folder: string; from: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  composer.use('stream', (mail, done) => {
    // No quoted-printable: who opens the file in an editor finds the link in one piece. A file takes any byte.
    mail.message.getTransferEncoding = () => '8bit';
    done();
  });
  return {
    async send({ to, subject, text }) {
      const { message } = await composer.sendMail({ from, to, subject, text });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      // Messages carry links that set a password: for the owner of the process alone.
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600, flag: 'wx' }); // `buffer: true` makes it one
    },
    close: () => Promise.resolve(),
  };
}

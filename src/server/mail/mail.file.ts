import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mail';

/** Writes each message as an `.eml` file, named by time, which a mail program can open. */
export function createFileMail({ folder, from }: { folder: string; from: string }): MailTransport {
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      composer.use('stream', (mail, done) => {
        // No quoted-printable, so that the link is in one piece for a reader in an editor.
        mail.message.getTransferEncoding = () => '8bit';
        done();
      });
      const { message } = await composer.sendMail({ from, to, subject, text });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
      // Messages contain links that set a password: readable only by the owner of the process.
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600, flag: 'wx' }); // `buffer: true` makes it one
    },
    close: () => Promise.resolve(),
  };
}

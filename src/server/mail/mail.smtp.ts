import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail';

/** Hands messages to an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function createSmtpMail({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
}

/** A message as a mail program would show it. */
export function parseMail(source: string): ReceivedMail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decodeEncodedText(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  );
  const text = body.join('\r\n\r\n');
  const encoding = headers.get('content-transfer-encoding');
  const decoded =
    encoding === 'quoted-printable'
      ? fromQuotedPrintable(text)
      : encoding === 'base64'
        ? Buffer.from(text, 'base64').toString()
        : text;
  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    subject: headers.get('subject') ?? '',
    text: decoded.replace(/\r\n/g, '\n'),
  };
}

/** RFC 2047 words in a header. */
const decodeEncodedText = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replace(/_/g, ' ')),
    );

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** The messages in DATA_DIR/mail, oldest first. */
export function readMailbox(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail');
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
    : [];
}

/**
 * Waits for a message to a recipient: the one with this number, or with this subject. Messages are sent in the
 * background, so two that were posted shortly after each other may arrive in either order.
 */
export async function mailTo(dataDir: string, address: string, which: number | string = 1): Promise<ReceivedMail> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const received = readMailbox(dataDir).filter(({ to }) => to === address);
    const mail =
      typeof which === 'number' ? received[which - 1] : received.find(({ subject }) => subject.includes(which));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No message ${String(which)} to ${address}`);
}

/** The token of the link in a message. */
export function tokenIn({ text }: ReceivedMail): string {
  const token = /\/(?:resetpassword|confirmemail)\?token=([\w-]+)$/m.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport, Message } from './mail';

/** Sends in the background and waits for the rest when the process stops. */
export function createBackgroundMail(transport: MailTransport, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Mail {
  const underWay = new Set<Promise<void>>();
  const deliver = async (message: Message): Promise<void> => {
    try {
      await transport.send(message);
      log.info({ subject: message.subject }, 'mail sent');
    } catch (error) {
      // Not the whole error: it may quote the message, which may contain a link that sets a password.
      log.error(
        { subject: message.subject, reason: error instanceof Error ? error.name : 'unknown', code: errorCode(error) },
        'mail could not be sent',
      );
    }
  };
  return {
    post(message) {
      const delivery = deliver(message).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      await Promise.all(underWay);
      await transport.close();
    },
  };
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** How messages leave: SMTP, or `.eml` files in DATA_DIR/mail. */
export interface MailTransport {
  /** @throws when the message could not be handed over. */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

/** Outgoing mail as the domains use it. */
export interface Mail {
  /**
   * Hands a message over without making the caller wait: how long an answer takes must not tell whether a mail went out.
   * A failure is logged, without the message's text.
   */
  post(message: Message): void;
  /** Waits for the messages on their way. */
  close(): Promise<void>;
}

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

/** Outgoing mail, as services use it. */
export interface Mail {
  /**
   * Sends a message in the background: the response time must not reveal whether a mail was sent. A failure is logged
   * without the message's text.
   */
  post(message: Message): void;
  /** Waits until pending messages have been sent. */
  close(): Promise<void>;
}

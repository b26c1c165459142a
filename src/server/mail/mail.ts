export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Outgoing mail: SMTP, or `.eml` files in DATA_DIR/mail. */
export interface Mail {
  /** @throws when the message could not be handed over. */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

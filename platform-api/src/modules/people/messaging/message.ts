export type Channel = 'mail' | 'sms';

/** A rendered message. */
export interface Message {
  readonly brandId: number;
  readonly channel: Channel;
  /** E-mail address, or mobile number in E.164. */
  readonly recipient: string;
  /** Key of the text in the server's message catalogues. */
  readonly template: string;
  readonly language: string;
  /** Mail only. */
  readonly subject: string | null;
  readonly text: string;
  /** The brand's display name. */
  readonly senderName: string;
  /** The same for the same mail; null: every mail is another one. */
  readonly key: string | null;
  /** Mail only: the address of its one-click unsubscription. */
  readonly unsubscribe: string | null;
}

/** Delivers a channel's messages. */
export interface Gateway {
  /** Resolves once the gateway has accepted the message; throws otherwise. */
  send(message: Message): Promise<void>;
}

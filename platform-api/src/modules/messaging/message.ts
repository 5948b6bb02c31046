export type Channel = 'mail' | 'sms';

/** A message in its final words. */
export interface Message {
  readonly brandId: number;
  readonly channel: Channel;
  /** E-mail address, or mobile number in E.164. */
  readonly recipient: string;
  /** Key of the text in the server's message catalogues. */
  readonly template: string;
  readonly language: string;
  /** Of mail only. */
  readonly subject: string | null;
  readonly text: string;
  /** The brand as the reader knows it. */
  readonly senderName: string;
}

/** The way of a channel's messages out of the platform. */
export interface Gateway {
  /** Resolves once the gateway has taken the message over; throws when it has not. */
  send(message: Message): Promise<void>;
}

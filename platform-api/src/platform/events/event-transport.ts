/** What a process hears of the others. */
export interface Hearing {
  /** Called with the payload of a message. */
  onMessage(payload: string): void;
  /** Called at every connection, including the first: messages arrive from here on; earlier ones may have been missed. */
  onListening?(): void;
  /** Called when the connection is lost: messages are missed from here on. */
  onLost?(): void;
}

/** Carries texts from each process of a deployment to all of them, at most once and in the order of the sender. */
export interface EventTransport {
  /**
   * @param payloads texts of at most 7,999 bytes
   * @throws Error when they did not go out
   */
  send(payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Connects, and goes on trying while it cannot. A sender may hear its own messages. */
export type OpenTransport = (hearing: Hearing) => Promise<EventTransport>;

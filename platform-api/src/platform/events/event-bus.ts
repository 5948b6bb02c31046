import type { Topic, TopicPayload } from '@marquee/contract/events';

/** The audience of an event: one member, everybody on a brand, the operators of a brand, or everybody. */
export type Audience =
  | { readonly memberId: bigint }
  | { readonly brandId: number }
  | { readonly adminOfBrandId: number }
  | 'everybody';

export interface PlatformEvent<Name extends Topic = Topic> {
  readonly topic: Name;
  readonly payload: TopicPayload<Name>;
  readonly audience: Audience;
}

export type EventListener = (event: PlatformEvent) => void;

/**
 * Live events to the pages, across processes. Delivery is at most once: a page that reconnects re-reads the state.
 * Publish after the commit that makes the event true.
 */
export interface EventBus {
  publish<Name extends Topic>(topic: Name, payload: TopicPayload<Name>, audience: Audience): void;
  /**
   * @param onMissed called where events of other processes may have been missed: what was read before may be old
   * @returns ends the subscription
   */
  subscribe(listener: EventListener, onMissed?: () => void): () => void;
  /** Whether events of other processes arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}

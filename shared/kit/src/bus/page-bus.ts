import { type Topic, type TopicDefinition, type TopicPayload, topics } from '@marquee/contract/events';

export type EventOrigin = 'shell' | 'live' | 'other-tab' | (string & {});
export type TopicListener<Name extends Topic> = (payload: TopicPayload<Name>, origin: EventOrigin) => void;

/** The page's event bus. A payload that does not match its topic is dropped and reported. */
export interface PageBus {
  publish<Name extends Topic>(topic: Name, payload: TopicPayload<Name>, origin?: EventOrigin): void;
  /** State topics deliver their last value at once. */
  subscribe<Name extends Topic>(topic: Name, listener: TopicListener<Name>): () => void;
  /** The last value of a state topic. */
  last<Name extends Topic>(topic: Name): TopicPayload<Name> | undefined;
  close(): void;
}

interface CrossTabMessage {
  readonly topic: Topic;
  readonly payload: unknown;
}

/** @param report called for each dropped payload with its topic and origin */
export function createPageBus(report: (topic: string, origin: EventOrigin) => void): PageBus {
  const listeners = new Map<Topic, Set<TopicListener<never>>>();
  const lastValues = new Map<Topic, unknown>();
  const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('marquee');

  const deliver = (topic: Topic, payload: unknown, origin: EventOrigin): boolean => {
    const definition: TopicDefinition | undefined = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
    if (!definition?.schema(payload)) {
      report(String(topic), origin);
      return false;
    }
    if (definition.kind === 'state') lastValues.set(topic, payload);
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(payload as never, origin);
    return true;
  };

  if (otherTabs) {
    otherTabs.onmessage = ({ data }: MessageEvent<CrossTabMessage>) => deliver(data.topic, data.payload, 'other-tab');
  }

  return {
    publish(topic, payload, origin = 'shell') {
      if (!deliver(topic, payload, origin)) return;
      const definition: TopicDefinition = topics[topic];
      // Live events reach every tab from the server.
      if (definition.crossTab && origin !== 'live')
        otherTabs?.postMessage({ topic, payload } satisfies CrossTabMessage);
    },
    subscribe(topic, listener) {
      const topicListeners = listeners.get(topic) ?? new Set();
      listeners.set(topic, topicListeners.add(listener));
      if (lastValues.has(topic)) listener(lastValues.get(topic) as never, 'shell');
      return () => topicListeners.delete(listener);
    },
    last: (topic) => lastValues.get(topic) as never,
    close: () => otherTabs?.close(),
  };
}

import type { Topic, TopicPayload } from '@marquee/contract/events';
import { useEffect, useEffectEvent, useState } from 'react';
import { runtime } from '../runtime';
import type { TopicListener } from './page-bus';

/** Calls `listener` for each event of a topic while mounted. */
export function useTopic<Name extends Topic>(topic: Name, listener: TopicListener<Name>): void {
  const latest = useEffectEvent(listener);
  useEffect(() => runtime().bus.subscribe(topic, (payload, origin) => latest(payload, origin)), [topic]);
}

/** The last value of a state topic, undefined before the first. */
export function useTopicValue<Name extends Topic>(topic: Name): TopicPayload<Name> | undefined {
  const [value, setValue] = useState(() => runtime().bus.last(topic));
  useTopic(topic, setValue);
  return value;
}

/**
 * The count that a menu entry shows: what its topic said last, 0 before that.
 * @param topic as a manifest names it; one that the bus does not know never has a count
 */
export function useBadgeCount(topic: string): number {
  const value = useTopicValue(topic as Topic);
  return value !== undefined && 'count' in value ? value.count : 0;
}

/** Publishes an event of this page. */
export function publish<Name extends Topic>(topic: Name, payload: TopicPayload<Name>): void {
  runtime().bus.publish(topic, payload);
}

import { networkOf } from '../network-of';
import { Failure } from '../failure';

/** Streams that may be open at the same time in a process. */
export interface StreamBounds {
  /** Of one person: the tabs of a browser share a stream. */
  readonly ofPerson: number;
  /** Of guests at one address; behind one address there may be a city. */
  readonly ofAddress: number;
}

const BOUNDS: StreamBounds = { ofPerson: 20, ofAddress: 500 };

/** Who opens a stream. */
export interface StreamOwner {
  readonly person: string | null;
  readonly address: string;
}

/** Counts open streams. @returns takes a place; @throws Failure `too_many_requests` where there is none */
export function createStreamBounds({ ofPerson, ofAddress }: StreamBounds = BOUNDS) {
  const open = new Map<string, number>();
  return ({ person, address }: StreamOwner): (() => void) => {
    const key = person === null ? `address ${networkOf(address)}` : `person ${person}`;
    const count = open.get(key) ?? 0;
    if (count >= (person === null ? ofAddress : ofPerson)) throw new Failure('too_many_requests');
    open.set(key, count + 1);
    return () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  };
}

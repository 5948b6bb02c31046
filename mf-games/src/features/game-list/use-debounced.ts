import { useEffect, useState } from 'react';

/** The value once it has rested for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}

import { useEffect, useRef, useState } from 'react';

const REFRESH_MS = 30_000;

/** A text that changes often, updated twice a minute only, so that a screen reader can finish reading it. */
export function useThrottledText(text: string): string {
  const latest = useRef(text);
  const [throttledText, setThrottledText] = useState(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setThrottledText(latest.current), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return throttledText;
}

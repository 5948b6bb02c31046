import { useEffect, useRef, useState } from 'react';

const REFRESH_MS = 30_000;

/** Follows a text that changes often, but only twice a minute: a screen reader must be able to finish reading it. */
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

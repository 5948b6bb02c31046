import { useEffect, useRef, useState } from 'react';

const REFRESH_MS = 30_000;

/** Follows a text that changes often, but only twice a minute: a screen reader must be able to finish reading it. */
export function useRareText(text: string): string {
  const latest = useRef(text);
  const [shown, setShown] = useState(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return shown;
}

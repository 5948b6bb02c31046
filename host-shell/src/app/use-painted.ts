import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/** False in the first paint of the component that asks, true from then on. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}

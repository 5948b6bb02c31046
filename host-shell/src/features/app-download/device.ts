import type { AppGuide } from '@marquee/contract/entities/content';

type Device = AppGuide['device'];
const DEVICES: readonly string[] = ['ios', 'android', 'desktop'] satisfies Device[];

/** The guide shown first: the one named by the address, else that of the visitor's device. */
export function deviceOf(hash: string, userAgent: string): Device {
  const named = hash.slice(1);
  if (DEVICES.includes(named)) return named as Device;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

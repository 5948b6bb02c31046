import { useState } from 'react';

/** An amount as one types it: whole or with up to two digits after the point. */
export const isAmount = (text: string): boolean => /^\d{1,13}(\.\d{1,2})?$/.test(text.trim());

/** As the wire wants it: `500` becomes `500.00`. */
export function wireAmount(text: string): string {
  const [whole = '', fraction = ''] = text.trim().split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

export const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** `500, 1000 2000` as amounts; null when one of them is none. */
export function amountsOf(text: string): string[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 0 && parts.every(isAmount) ? parts.map(wireAmount) : null;
}

/** Percent as one types it, in hundredths of a percent; null when it is none. */
export function basisPointsOf(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text.trim())) return null;
  const points = Math.round(Number(text) * 100);
  return points <= 10_000 ? points : null;
}

/** Names without the empty ones. */
export const namesOf = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).flatMap(([code, name]) => (name.trim() ? [[code, name.trim()]] : [])));

/** The texts of a form, by name. */
export function useTexts<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const [texts, setTexts] = useState(initial);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return {
    texts,
    set: (name: Name, text: string) => setTexts((known) => ({ ...known, [name]: text })),
    reason,
    setReason,
    tried,
    setTried,
  };
}

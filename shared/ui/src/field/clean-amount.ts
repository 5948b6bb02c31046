/** Keeps digits and one point with at most two decimals of what was typed or pasted: `"1,250.505 BDT"` -> `"1250.50"`. */
export function cleanAmount(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^0-9.]/g, '').split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  return rest.length === 0 ? units : `${units || '0'}.${rest.join('').slice(0, 2)}`;
}

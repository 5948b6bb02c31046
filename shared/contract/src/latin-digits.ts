/** The digits of any script as the Latin ones, other characters untouched: people type the digits of their own keyboard. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Each script's ten digits stand in one run of code points, and the runs begin at a multiple of two.
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(point - zero);
  });
}

/**
 * Digits typed or pasted into a field that takes nothing else, as Latin ones; spaces around them are not counted.
 * @returns null for any other character and for more digits than fit: the field keeps what it has
 */
export function typedDigits(typed: string, most: number): string | null {
  const digits = latinDigits(typed.trim());
  return /^\d*$/.test(digits) && digits.length <= most ? digits : null;
}

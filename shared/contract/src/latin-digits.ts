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

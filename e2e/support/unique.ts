/** More than any worker takes in one run. */
const NUMBERS_PER_WORKER = 1_000;
/** Playwright never gives the same index to two workers of a run; it is unset where test files are only listed. */
const workerIndex = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
/** Of a run beside a product whose database other runs have used (`MARQUEE_FIRST_NUMBER`, thousands). */
const firstNumber = Number(process.env['MARQUEE_FIRST_NUMBER'] ?? 0);
let lastNumber = 0;

/** A number that no other call of this run returns, in whichever worker. Each run has a database of its own, or first numbers. */
export function uniqueNumber(): number {
  lastNumber += 1;
  if (lastNumber === NUMBERS_PER_WORKER) throw new Error('The worker has used all of its numbers.');
  return firstNumber + workerIndex * NUMBERS_PER_WORKER + lastNumber;
}

export const uniqueDigits = (length: number): string => String(uniqueNumber()).padStart(length, '0');

/** A user name that starts with letters of the test's own. */
export const uniqueAccount = (stem: string): string => `${stem}${uniqueDigits(6)}`;

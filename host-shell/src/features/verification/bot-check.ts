import { callApi } from '@marquee/kit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves the server's proof of work (ALTCHA) with the browser's own cryptography, off the page's thread.
 * @returns the payload that the call expects
 * @throws ApiError when no challenge comes, Error when it cannot be solved in time
 */
export async function solveBotCheck(): Promise<string> {
  const challenge = (await callApi('session.botCheck', {})) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

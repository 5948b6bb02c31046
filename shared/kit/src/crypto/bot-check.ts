import type { Challenge } from 'altcha-lib';

/**
 * Solves a bot-check challenge (`session.botCheck`); takes a fraction of a second.
 * @param challenge the call's value
 * @returns the `botCheck` field of login and registration
 * @throws Error when the work was not done within the solver's time
 */
export async function solveBotCheck(challenge: Readonly<Record<string, unknown>>): Promise<string> {
  const { solveChallenge } = await import(/* webpackChunkName: "bot-check" */ 'altcha-lib');
  const { deriveKey } = await import(/* webpackChunkName: "bot-check" */ './derive-bot-check-key');
  if (!isChallenge(challenge)) throw new Error('the server sent no bot-check challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the bot check took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value && typeof value.parameters === 'object';
}

import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';

/** Results of others are entered by operators; own draws make theirs. */
export const isOfficial = ({ source }: Pick<AdminDraw, 'source'>): boolean => source !== 'own' && source !== 'stations';

/** Whether a result may be entered now: the first one, or one in place of a wrong one. */
export const takesResult = (draw: Pick<AdminDraw, 'source' | 'state' | 'drawsAt'>, now = Date.now()): boolean =>
  isOfficial(draw) && (draw.state === 'closed' || draw.state === 'settled') && Date.parse(draw.drawsAt) <= now;

export const takesBets = ({ state }: Pick<AdminDraw, 'state'>): boolean => state === 'scheduled' || state === 'open';

/** What waits for an operator; null for nothing. */
export function waitsFor(draw: AdminDraw): 'contradiction' | 'confirmation' | 'result' | null {
  if (draw.contradictions.length > 0) return 'contradiction';
  if (!takesResult(draw)) return null;
  if (draw.entries.length > 0) return 'confirmation';
  return draw.state === 'closed' ? 'result' : null;
}

import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { TopicPayload } from '@marquee/contract/events';

/** A result of the live stream as one of the lists has it. @param drawsAt ISO time of the server */
export const announcedDraw = (
  { gameCode, issue, revision, result }: TopicPayload<'lottery.result'>,
  drawsAt: string,
): OpenedDraw => ({
  gameCode,
  issue,
  station: null,
  drawsAt,
  result: JSON.parse(result) as OpenedDraw['result'],
  voidReason: null,
  corrected: revision > 1,
  simulated: false,
});

/**
 * A list of results with those that were announced since it was read.
 * @param draws the newest first
 * @param announced the latest announcement first; one of an issue in the list corrects it
 */
export function withAnnounced(draws: readonly OpenedDraw[], announced: readonly OpenedDraw[]): readonly OpenedDraw[] {
  const latest = new Map(announced.toReversed().map((draw) => [draw.issue, draw]));
  const corrected = draws.map((draw) => {
    const announcement = latest.get(draw.issue);
    latest.delete(draw.issue);
    return announcement?.corrected ? { ...draw, result: announcement.result, corrected: true } : draw;
  });
  // Issues of a game grow in their order.
  const newest = draws[0]?.issue ?? '';
  const later = [...latest.values()].filter(({ issue }) => issue > newest);
  return [...later.toSorted((left, right) => (left.issue < right.issue ? 1 : -1)), ...corrected];
}

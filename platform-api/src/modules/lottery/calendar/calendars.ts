import { LUNAR_YEARS_KNOWN_UNTIL } from '@marquee/contract/lottery/lunar-years';
import type { Calendar, DrawPattern } from './calendar';
import { isTet, TET_KNOWN_UNTIL } from './tet';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const daily = (at: string): DrawPattern => ({ kind: 'weekly', at, days: Array.from({ length: 7 }, () => [null]) });

const weekdays = (at: string, days: readonly number[]): DrawPattern => ({
  kind: 'weekly',
  at,
  days: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? [null] : [])),
});

const everyWeek = (at: string, days: readonly (readonly string[])[]): DrawPattern => ({ kind: 'weekly', at, days });

const FAST_GAMES = ['5D', 'PK10', 'K3', '11X5', 'LUCKY28', 'VIETNAM18', 'VIETNAM27', 'MARKSIX'] as const;
const FAST_MINUTES = [1, 3, 5] as const;

/** `FAST_K3_5` draws every five minutes. */
const fastCalendars = Object.fromEntries(
  FAST_GAMES.flatMap((game) =>
    FAST_MINUTES.map((minutes): [string, Calendar] => [
      `FAST_${game}_${minutes}`,
      {
        pattern: { kind: 'interval', seconds: 60 * minutes },
        closeBeforeMs: 5 * SECOND_MS,
        // Its bets are on the animals of the lunar year.
        ...(game === 'MARKSIX' && { knownUntil: LUNAR_YEARS_KNOWN_UNTIL }),
      },
    ]),
  ),
);

/** A chase buys 50 issues; the next draws are made when half of the time has passed. */
const CHASE_DAYS = 104;

/** Once a day: a person confirms every official result, so draws of every few minutes stay those of our own. */
const national = (at: string): Calendar => ({
  pattern: daily(at),
  closeBeforeMs: 10 * MINUTE_MS,
  daysAhead: CHASE_DAYS,
});

/** Calendars by the code of the game; the zone is the game's. Stations are data of the lottery companies. */
export const calendars: Readonly<Record<string, Calendar>> = {
  VN_NORTH: {
    pattern: everyWeek('18:15', [
      ['thai-binh'],
      ['ha-noi'],
      ['quang-ninh'],
      ['bac-ninh'],
      ['ha-noi'],
      ['hai-phong'],
      ['nam-dinh'],
    ]),
    closeBeforeMs: 15 * MINUTE_MS,
    isClosedOn: isTet,
    knownUntil: TET_KNOWN_UNTIL,
  },
  VN_CENTRAL: {
    pattern: everyWeek('17:15', [
      ['hue', 'kon-tum', 'khanh-hoa'],
      ['hue', 'phu-yen'],
      ['dak-lak', 'quang-nam'],
      ['da-nang', 'khanh-hoa'],
      ['binh-dinh', 'quang-binh', 'quang-tri'],
      ['gia-lai', 'ninh-thuan'],
      ['da-nang', 'dak-nong', 'quang-ngai'],
    ]),
    closeBeforeMs: 15 * MINUTE_MS,
    severalStations: true,
  },
  VN_SOUTH: {
    pattern: everyWeek('16:15', [
      ['da-lat', 'kien-giang', 'tien-giang'],
      ['ca-mau', 'dong-thap', 'tphcm'],
      ['bac-lieu', 'ben-tre', 'vung-tau'],
      ['can-tho', 'dong-nai', 'soc-trang'],
      ['an-giang', 'binh-thuan', 'tay-ninh'],
      ['binh-duong', 'tra-vinh', 'vinh-long'],
      ['binh-phuoc', 'hau-giang', 'long-an', 'tphcm'],
    ]),
    closeBeforeMs: 15 * MINUTE_MS,
    severalStations: true,
  },
  THAI_GOV: {
    pattern: {
      kind: 'monthly',
      at: '16:00',
      days: [1, 16],
      // New Year, Teachers' Day and Labour Day; operators enter what the lottery moves for a single year.
      moved: { '01-01': '01-02', '01-16': '01-17', '05-01': '05-02' },
    },
    closeBeforeMs: 15 * MINUTE_MS,
  },
  LAO_DEV: { pattern: weekdays('20:30', [1, 2, 3, 4, 5]), closeBeforeMs: 10 * MINUTE_MS },
  HANOI_SPECIAL: { pattern: daily('17:30'), closeBeforeMs: 10 * MINUTE_MS },
  HANOI_5: { pattern: daily('18:30'), closeBeforeMs: 10 * MINUTE_MS },
  HANOI_VIP: { pattern: daily('19:30'), closeBeforeMs: 10 * MINUTE_MS },
  HANOI_4: { pattern: daily('22:30'), closeBeforeMs: 10 * MINUTE_MS },
  SEA_4D: { pattern: weekdays('19:00', [0, 3, 6]), closeBeforeMs: 10 * MINUTE_MS },
  SEA_6D: { pattern: weekdays('19:00', [0, 3, 6]), closeBeforeMs: 10 * MINUTE_MS },
  LOTT_K3: national('19:30'),
  LOTT_LUCKY28: national('20:00'),
  LOTT_11X5: national('20:30'),
  LOTT_PK10: national('21:00'),
  LOTT_5D: national('21:25'),
  ...fastCalendars,
};

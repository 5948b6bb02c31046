import { CHASE_MAX_ISSUES } from '@marquee/contract/calls/lottery-orders';
import { minutesBetweenDraws } from '@marquee/contract/lottery/issue-name';
import { expect, test } from 'vitest';
import type { Calendar } from './calendar';
import { calendars } from './calendars';
import { planDraws, planSpecialDraw } from './plan-draws';
import { isTet } from './tet';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const instant = (text: string) => new Date(`${text}Z`);
const calendarOf = (code: string) => calendars[code] as Calendar;
const issuesOf = (code: string, zone: string, after: string, until: string) =>
  planDraws(calendarOf(code), zone, instant(after), instant(until)).map(({ issue }) => issue);

const everyMinute: Calendar = { pattern: { kind: 'interval', seconds: 60 }, closeBeforeMs: 5_000 };

test('plans the stations of a week, by the local weekday', () => {
  const week = planDraws(calendarOf('VN_SOUTH'), VIETNAM, instant('2026-06-21T17:00'), instant('2026-06-28T17:00'));
  expect(week).toHaveLength(22);
  expect(week.filter(({ issue }) => issue.startsWith('20260627')).map(({ station }) => station)).toEqual([
    'binh-phuoc',
    'hau-giang',
    'long-an',
    'tphcm',
  ]);
  expect(week[0]).toEqual({
    issue: '20260622-ca-mau',
    station: 'ca-mau',
    opensAt: instant('2026-06-21T09:15'),
    closesAt: instant('2026-06-22T09:00'),
    drawsAt: instant('2026-06-22T09:15'),
  });
});

test('names the station of the North beside its date', () => {
  const [draw] = planDraws(calendarOf('VN_NORTH'), VIETNAM, instant('2026-06-24T17:00'), instant('2026-06-25T17:00'));
  expect(draw).toMatchObject({ issue: '20260625', station: 'ha-noi', drawsAt: instant('2026-06-25T11:15') });
});

test('includes a draw at the end of the range, and none at its start', () => {
  expect(issuesOf('VN_NORTH', VIETNAM, '2026-06-24T11:15', '2026-06-25T11:15')).toEqual(['20260625']);
});

test('draws not in the North from New Year’s Eve to the third day', () => {
  expect(issuesOf('VN_NORTH', VIETNAM, '2026-02-14T00:00', '2026-02-20T23:00')).toEqual([
    '20260214',
    '20260215',
    '20260220',
  ]);
  expect(['2030-01-31', '2030-02-01', '2030-02-04', '2030-02-05'].map(isTet)).toEqual([false, true, true, false]);
});

test('draws in the South and the Centre through Tet, as the stations did in 2026', () => {
  const stations = (code: string) => issuesOf(code, VIETNAM, '2026-02-15T17:00', '2026-02-19T16:00').toSorted();
  expect(stations('VN_SOUTH')).toEqual([
    ...['ca-mau', 'dong-thap', 'tphcm'].map((station) => `20260216-${station}`),
    ...['bac-lieu', 'ben-tre', 'vung-tau'].map((station) => `20260217-${station}`),
    ...['can-tho', 'dong-nai', 'soc-trang'].map((station) => `20260218-${station}`),
    ...['an-giang', 'binh-thuan', 'tay-ninh'].map((station) => `20260219-${station}`),
  ]);
  expect(stations('VN_CENTRAL').length).toBeGreaterThan(7);
});

test('plans nothing behind the end of a table', () => {
  expect(issuesOf('VN_NORTH', VIETNAM, '2030-12-30T00:00', '2031-01-20T00:00')).toEqual(['20301230', '20301231']);
});

test('knows every table for more than a year ahead: enter the next year where this fails', () => {
  const nextYear = new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10);
  for (const [code, { isClosedOn, knownUntil }] of Object.entries(calendars)) {
    if (isClosedOn) expect(knownUntil, code).toBeDefined();
    if (knownUntil !== undefined) expect(knownUntil > nextYear, code).toBe(true);
  }
});

test('draws the Thai lottery on the days on which it was drawn in 2024 and 2025', () => {
  const days = issuesOf('THAI_GOV', 'Asia/Bangkok', '2024-01-16T00:00', '2025-12-17T00:00');
  expect(days).toHaveLength(47);
  const moved = days.filter((day) => !/(01|16)$/.test(day));
  expect(moved).toEqual(['20240117', '20240502', '20250102', '20250117', '20250502']);
});

test('opens a draw when the one before is drawn', () => {
  const [first, second] = planDraws(everyMinute, VIETNAM, instant('2026-06-01T00:00'), instant('2026-06-01T00:02'));
  expect(second?.opensAt).toEqual(first?.closesAt);
  expect(second?.closesAt).toEqual(instant('2026-06-01T00:01:55'));
  // Drawn on Wednesdays, Saturdays and Sundays.
  const week = planDraws(
    calendarOf('SEA_4D'),
    'Asia/Singapore',
    instant('2026-06-07T12:00'),
    instant('2026-06-14T12:00'),
  );
  expect(week.map(({ issue }) => issue)).toEqual(['20260610', '20260613', '20260614']);
  expect(week[0]?.opensAt).toEqual(instant('2026-06-07T11:00'));
  expect(week.slice(1).map(({ opensAt }) => opensAt)).toEqual(week.slice(0, -1).map(({ drawsAt }) => drawsAt));
  const [afterTet] = planDraws(
    calendarOf('VN_NORTH'),
    VIETNAM,
    instant('2026-02-16T00:00'),
    instant('2026-02-20T23:00'),
  );
  expect(afterTet).toMatchObject({ issue: '20260220', opensAt: instant('2026-02-15T11:15') });
});

test('counts the draws of a day from local midnight; the last one is at the next midnight', () => {
  const day = planDraws(everyMinute, VIETNAM, instant('2026-06-01T17:00'), instant('2026-06-02T17:00'));
  expect(day).toHaveLength(1_440);
  expect(day[0]).toMatchObject({ issue: '202606020001', drawsAt: instant('2026-06-01T17:01') });
  expect(day.at(-1)).toMatchObject({ issue: '202606021440', drawsAt: instant('2026-06-02T17:00') });
});

test.each([
  ['2026-03-29', 23 * 60],
  ['2026-10-25', 25 * 60],
])('counts the real length of %s in a zone that changes its clock', (date, draws) => {
  const plans = planDraws(everyMinute, 'Europe/Berlin', instant(`${date}T00:00`), instant(`${date}T23:59`));
  const day = date.replaceAll('-', '');
  const own = plans.filter(({ issue }) => issue.startsWith(day));
  expect(own.at(-1)?.issue).toBe(`${day}${draws}`);
  expect(new Set(plans.map(({ issue }) => issue)).size).toBe(plans.length);
});

test('plans the same draws, in parts or at once', () => {
  const halves = [
    ...planDraws(everyMinute, VIETNAM, instant('2026-06-01T16:00'), instant('2026-06-01T17:00')),
    ...planDraws(everyMinute, VIETNAM, instant('2026-06-01T17:00'), instant('2026-06-01T18:00')),
  ];
  expect(halves).toEqual(planDraws(everyMinute, VIETNAM, instant('2026-06-01T16:00'), instant('2026-06-01T18:00')));
});

test('plans a special draw at the usual time', () => {
  expect(planSpecialDraw(calendarOf('SEA_4D'), 'Asia/Singapore', '2026-06-23', null)).toMatchObject({
    issue: '20260623',
    drawsAt: instant('2026-06-23T11:00'),
    closesAt: instant('2026-06-23T10:50'),
  });
  expect(() => planSpecialDraw(everyMinute, VIETNAM, '2026-06-23', null)).toThrow(RangeError);
});

test('keeps enough national draws ahead for the longest chase', () => {
  const { daysAhead = 0 } = calendarOf('LOTT_5D');
  const until = new Date(instant('2026-06-25T00:00').getTime() + (daysAhead / 2) * 86_400_000);
  const draws = planDraws(calendarOf('LOTT_5D'), 'Asia/Shanghai', instant('2026-06-25T00:00'), until);
  expect(draws.length).toBeGreaterThan(CHASE_MAX_ISSUES);
  expect(draws[0]).toMatchObject({ issue: '20260625', drawsAt: instant('2026-06-25T13:25') });
});

test('says by the code of a game how often it draws', () => {
  const seconds = Object.entries(calendars).map(([code, { pattern }]) => [
    minutesBetweenDraws(code),
    pattern.kind === 'interval' ? pattern.seconds / 60 : null,
  ]);
  expect(seconds.filter(([ofCode]) => ofCode !== null)).not.toHaveLength(0);
  for (const [ofCode, ofCalendar] of seconds) expect(ofCode).toBe(ofCalendar);
});

import { openBeacon } from '../../platform/beacon';
import { leadLoop } from '../../platform/lease';
import type { Platform } from '../../platform/platform';
import type { BrandService } from '../site/brand/service';
import type { Audit } from '../operators/audit/audit';
import type { DefineProposals } from '../operators/proposals/kind';
import { type CalendarAdmin, createCalendarAdmin } from './calendar/calendar-admin';
import { calendarEnds } from './calendar/calendar-ends';
import { calendars } from './calendar/calendars';
import { createAnnounceDraws } from './draws/announce-draws';
import { createDrawList, type ListDraws } from './draws/draw-list';
import { createDrawLoop } from './draws/draw-loop';
import { createFairnessJournal, type ReadJournal } from './draws/fairness-journal';
import { createLotteryAdmin, type LotteryAdmin } from './lottery-admin';
import { createDrawMaker } from './draws/make-draws';
import { createLotteryMenu, type LotteryMenu } from './draws/lottery-menu';
import { createOpenedDraws, type OpenedDraws } from './draws/opened-draws';
import { createOwnDraws } from './draws/own-draws';
import { createPairDraws } from './draws/pair-draws';
import { readFeeds } from './results/feed-status';
import { createOfficialDraws } from './results/official-draws';
import { createResultAdmin, type ResultAdmin } from './results/result-admin';
import { createHttpFeed } from './results/result-feed';
import { defineDrawProposals, type DrawProposals } from './results/draw-proposals';

/** Draws of lotteries: calendars, own and official results. */
export interface LotteryDraws {
  readonly opened: OpenedDraws;
  readonly menu: LotteryMenu;
  readonly journal: ReadJournal;
  readonly list: ListDraws;
  readonly calendarAdmin: CalendarAdmin;
  readonly resultAdmin: ResultAdmin;
  /** Voids and moves. */
  readonly proposals: DrawProposals;
  readonly admin: LotteryAdmin;
  feeds(): ReturnType<typeof readFeeds>;
  /** Calendars that end within a year. */
  calendarEnds(): ReturnType<typeof calendarEnds>;
  /** Makes, opens, closes and draws, in one of the processes. */
  start(): void;
  stop(): Promise<void>;
}

interface LotteryDrawParts {
  readonly audit: Audit;
  readonly brands: Pick<BrandService, 'all'>;
  readonly proposals: DefineProposals;
}

/** @param feedSecret shared with the house that delivers results */
export async function openLotteryDraws(
  platform: Pick<Platform, 'config' | 'database' | 'bus' | 'clock' | 'log'>,
  { audit, brands, proposals }: LotteryDrawParts,
  feedSecret: string,
): Promise<LotteryDraws> {
  const { config, database, clock, log } = platform;
  const { pool } = database;
  const beacon = await openBeacon(config);
  const feed = createHttpFeed({ code: 'results-house', url: config.resultFeed.url, secret: feedSecret });
  const announce = createAnnounceDraws(platform);
  const maker = createDrawMaker(pool, beacon.chain);
  const run = createDrawLoop({
    pool,
    maker,
    ownDraws: createOwnDraws(pool, beacon, log),
    officialDraws: createOfficialDraws(pool, feed, log),
    pairDraws: createPairDraws(pool),
    announce,
  });
  let leadership: { stop(): Promise<void> } | null = null;
  return {
    opened: createOpenedDraws(pool),
    menu: createLotteryMenu(pool),
    journal: createFairnessJournal(pool, beacon),
    list: createDrawList(pool),
    calendarAdmin: createCalendarAdmin(pool, audit, maker),
    resultAdmin: createResultAdmin(pool, audit, announce),
    proposals: defineDrawProposals(proposals, announce),
    admin: createLotteryAdmin({ platform, brands, audit, proposals }),
    feeds: () => readFeeds(pool),
    calendarEnds: () => calendarEnds(calendars, clock.now()),
    start() {
      leadership = leadLoop(pool, { name: 'lottery draws', run }, log);
    },
    stop: async () => leadership?.stop(),
  };
}

import { REPORT_SCHEDULES, type ReportSchedule } from '@marquee/contract/agent-views';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import type { Brand } from '../../../site/brand/brand';
import type { BrandService } from '../../../site/brand/service';
import type { Messaging } from '../../messaging/service';
import {
  areFoldsPast,
  type DuePeriod,
  hasDueReports,
  markSent,
  planReports,
  readReport,
  readScheduled,
  stopReport,
} from './report-mail-repository';
import { closedPeriod, type SentSchedule } from './report-period';
import { createReportTokens } from './report-token';
import { createReportTotals, type ReportSources } from './report-totals';
import { createWriteReport } from './write-report';

/** Saved reports that go to their agents by mail, one mail for each report and period of the brand's clock. */
export interface ReportMails {
  /** Queues the mails of the newest closed periods. Any number of processes may do it; periods before the newest are left out. */
  plan(): Promise<void>;
  /** The job of one mail; repeated, it sends nothing again. */
  send(job: ReportJob): Promise<void>;
  /** The report of a mail's link. @throws Failure `link_expired` */
  byLink(brand: BrandRef, token: string): Promise<{ name: string; schedule: ReportSchedule }>;
  /** Ends the mails of a link's report. @throws Failure `link_expired` for a link that is not ours */
  stop(brand: BrandRef, token: string): Promise<void>;
}

export interface ReportMailParts {
  readonly platform: Pick<Platform, 'config' | 'clock' | 'database' | 'jobs' | 'log'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly messaging: Pick<Messaging, 'send'>;
  readonly sources: ReportSources;
  /** Signs the links of the mails. */
  readonly key: string;
}

interface ReportJob {
  readonly view: string;
  /** Last day of the period, ISO date. */
  readonly to: string;
}

export const REPORT_JOB = 'agent.report-mail';
const PLANNED_AT_ONCE = 500;
const SCHEDULES = REPORT_SCHEDULES.filter((schedule): schedule is SentSchedule => schedule !== 'none');

export function createReportMails({ platform, brands, messaging, sources, key }: ReportMailParts): ReportMails {
  const { clock, jobs, log } = platform;
  const { pool } = platform.database;
  const tokens = createReportTokens(key);
  const totalsOf = createReportTotals(sources);
  const write = createWriteReport(platform.config, tokens);

  async function planPeriod(period: DuePeriod): Promise<void> {
    if (!(await hasDueReports(pool, period)) || !(await areFoldsPast(pool, period.brandId, period.end))) return;
    for (let planned = PLANNED_AT_ONCE; planned === PLANNED_AT_ONCE; )
      planned = await inTransaction(pool, async (tx) => {
        const ids = await planReports(tx, period, PLANNED_AT_ONCE);
        for (const id of ids) {
          const job: ReportJob = { view: String(id), to: period.to };
          // One after the other: a gateway that hangs holds one worker up.
          await jobs.add(tx, REPORT_JOB, job, { key: `${REPORT_JOB}:${job.view}:${job.to}`, queue: REPORT_JOB });
        }
        return ids.length;
      });
  }

  async function planBrand({ id: brandId, offsetMinutes }: Brand): Promise<void> {
    for (const schedule of SCHEDULES) {
      const { end, isReady, days } = closedPeriod(schedule, clock.now(), offsetMinutes);
      if (isReady) await planPeriod({ brandId, schedule, end, to: days.to });
    }
  }

  const viewOf = (token: string) => {
    const viewId = tokens.read(token);
    if (viewId === null) throw new Failure('link_expired');
    return viewId;
  };

  return {
    async plan() {
      for (const brand of await brands.all()) await planBrand(brand);
    },

    async send({ view, to }) {
      const report = await readReport(pool, BigInt(view));
      if (!report || report.schedule === 'none' || report.plannedTo !== to || report.sentTo === to) return;
      const brand = await brands.byId(report.brandId);
      const { end, days } = closedPeriod(report.schedule, clock.now(), brand.offsetMinutes);
      // Work that stood still: the plan of the newer period sends that one. Or the schedule changed.
      if (days.to !== to || report.scheduledAt >= end) return;
      try {
        const figures = await totalsOf(report.page, report.query, { agent: { id: report.agentId }, brand, days });
        await messaging.send(write(report, brand, days, figures));
      } catch (err) {
        if (!(err instanceof Failure) || err.code !== 'not_found') throw err;
        log.info({ report: view }, 'a report by mail is about somebody who has left the line');
      }
      await markSent(pool, report.id, to);
    },

    async byLink({ id }, token) {
      const report = await readScheduled(pool, id, viewOf(token));
      if (!report) throw new Failure('link_expired');
      return report;
    },

    stop: ({ id }, token) => stopReport(pool, id, viewOf(token)),
  };
}

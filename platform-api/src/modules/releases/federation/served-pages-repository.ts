import type { Queryable } from '../../../platform/database';
import type { PageCounts } from './roll-out/silence';

export interface RemoteRelease {
  readonly remote: string;
  readonly version: string;
}

/** Pages that were served with a release within one minute. */
export interface PagesOfMinute extends RemoteRelease {
  readonly brandId: number;
  readonly minute: Date;
  readonly pages: number;
}

/** Always in one order, so that processes that count at once do not wait for each other in a circle. */
export async function addServedPages(connection: Queryable, counts: readonly PagesOfMinute[]): Promise<void> {
  await connection.query(
    `insert into served_pages (brand_id, remote, version, minute, pages)
     select "brandId", remote, version, minute, pages
     from jsonb_to_recordset($1::jsonb) given ("brandId" smallint, remote text, version text, minute timestamptz, pages bigint)
     order by 1, 2, 3, 4
     on conflict (brand_id, remote, version, minute) do update set pages = served_pages.pages + excluded.pages`,
    [JSON.stringify(counts)],
  );
}

/** A page that reports about some of its remotes. */
interface ReportingPage {
  readonly page: string;
  readonly brandId: number;
  /** In which it was served. */
  readonly minute: Date;
  readonly releases: readonly RemoteRelease[];
  readonly now: Date;
}

/** Counts a page once for each remote, however often and to whichever process it reports. */
export async function addReportingPage(
  connection: Queryable,
  { page, brandId, minute, releases, now }: ReportingPage,
): Promise<void> {
  await connection.query({
    name: 'reporting-page',
    text: `with given as (
             select * from jsonb_to_recordset($4::jsonb) given (remote text, version text)
           ), first as (
             insert into reporting_page (page, remote, reported_at) select $1, remote, $5 from given order by remote
             on conflict (page, remote) do nothing returning remote
           )
           insert into served_pages (brand_id, remote, version, minute, reporting)
           select $2, remote, version, $3, 1 from given join first using (remote) order by remote, version
           on conflict (brand_id, remote, version, minute) do update set reporting = served_pages.reporting + 1`,
    values: [page, brandId, minute, JSON.stringify(releases), now],
  });
}

/** How pages of releases of a remote reported at a brand: a port of the supervisor. */
export type ReadPageCounts = (
  brandId: number,
  remote: string,
  versions: readonly string[],
  stepStartedAt: Date,
  now: Date,
) => Promise<ReadonlyMap<string, PageCounts>>;

/** Pages that were served since the step started, within a day, and at least two minutes ago: by then they have reported, or do not. */
export const readPageCounts =
  (connection: Queryable): ReadPageCounts =>
  async (brandId, remote, versions, stepStartedAt, now) => {
    const { rows } = await connection.query<PageCounts & { version: string }>(
      `select version, sum(pages)::float8 as served, sum(least(reporting, pages))::float8 as reporting,
              max(minute) filter (where reporting > 0) as "lastReportAt"
       from served_pages
       where brand_id = $1 and remote = $2 and version = any($3::text[])
         and minute >= greatest($4::timestamptz, $5::timestamptz - interval '24 hours')
         and minute < $5::timestamptz - interval '3 minutes'
       group by version`,
      [brandId, remote, versions, stepStartedAt, now],
    );
    return new Map(rows.map(({ version, ...counts }) => [version, counts]));
  };

export async function removeOldPages(connection: Queryable, now: Date): Promise<void> {
  await connection.query("delete from served_pages where minute < $1::timestamptz - interval '2 days'", [now]);
  await connection.query("delete from reporting_page where reported_at < $1::timestamptz - interval '3 hours'", [now]);
}

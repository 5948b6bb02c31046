import type { Alert } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';
import type { Finding } from './compare';

export interface NewAlert {
  readonly brandId: number;
  readonly kind: Alert['kind'];
  readonly remote: string;
  readonly version: string;
  readonly findings: readonly Finding[];
}

/** Stores an alert. @returns its id, null while one of the same kind and release is open, or was raised after `quietSince` */
export async function insertAlert(tx: Queryable, alert: NewAlert, now: Date, quietSince: Date): Promise<string | null> {
  const { brandId, kind, remote, version, findings } = alert;
  const { rows } = await tx.query<{ id: string }>(
    `insert into alert (brand_id, kind, remote, version, findings, raised_at)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from alert where brand_id = $1 and kind = $2 and remote = $3 and version = $4
                         and (acknowledged_at is null or raised_at > $7))
     returning id::text`,
    [brandId, kind, remote, version, JSON.stringify(findings), now, quietSince],
  );
  return rows[0]?.id ?? null;
}

/** An alert as the console lists it, with the number of all that the operator sees. */
export interface AlertRow extends Omit<Alert, 'raisedAt' | 'acknowledgedAt'> {
  readonly raisedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly total: number;
}

/** One page of alerts, open ones first, then the latest. @param brandIds empty: of all brands */
export async function readAlerts(
  connection: Queryable,
  brandIds: readonly number[],
  limit: number,
  offset: number,
): Promise<AlertRow[]> {
  const { rows } = await connection.query<AlertRow>(
    `select a.id::text as "alertId", b.code as brand, a.kind, a.remote, a.version, a.findings, a.raised_at as "raisedAt",
            a.acknowledged_at as "acknowledgedAt", o.name as "acknowledgedBy", count(*) over ()::int as total
     from alert a join brand b on b.id = a.brand_id left join operator o on o.id = a.acknowledged_by
     where cardinality($1::int[]) = 0 or a.brand_id = any($1::int[])
     order by a.acknowledged_at is not null, a.id desc limit $2 offset $3`,
    [brandIds, limit, offset],
  );
  return rows;
}

/** Records who took an alert up; the first one stays. @returns null when it is of none of the operator's brands */
export async function acknowledgeAlert(
  connection: Queryable,
  alertId: string,
  operator: { readonly id: number; readonly brandIds: readonly number[] },
  now: Date,
): Promise<{ readonly brandId: number; readonly remote: string } | null> {
  const { rows } = await connection.query<{ brandId: number; remote: string }>(
    `update alert set acknowledged_at = coalesce(acknowledged_at, $3), acknowledged_by = coalesce(acknowledged_by, $4)
     where id = $1 and (cardinality($2::int[]) = 0 or brand_id = any($2::int[]))
     returning brand_id as "brandId", remote`,
    [alertId, operator.brandIds, now, operator.id],
  );
  return rows[0] ?? null;
}

/** What a delivery of an alert writes, and to whom. */
export interface AlertLetter {
  readonly brandId: number;
  readonly brand: string;
  readonly kind: Alert['kind'];
  readonly remote: string;
  readonly version: string;
  readonly findings: readonly Finding[];
  readonly raisedAt: Date;
  /** Mail addresses of operators with the right over remotes at the brand. */
  readonly recipients: readonly string[];
}

/** The content of an alert's deliveries; undefined when there is none of this id. */
export async function readAlertLetter(connection: Queryable, alertId: string): Promise<AlertLetter | undefined> {
  const { rows } = await connection.query<AlertLetter>(
    `select a.brand_id as "brandId", b.code as brand, a.kind, a.remote, a.version, a.findings, a.raised_at as "raisedAt",
            array(select o.email from operator o where o.status = 'active' and 'remotes' = any(o.rights)
                    and (cardinality(o.brand_ids) = 0 or a.brand_id = any(o.brand_ids)) order by o.id) as recipients
     from alert a join brand b on b.id = a.brand_id where a.id = $1`,
    [alertId],
  );
  return rows[0];
}

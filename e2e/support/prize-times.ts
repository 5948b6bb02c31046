import { beaconRoundOf } from '../../platform-api/src/platform/beacon';
import { withDatabase } from './database';

/** As if the account had checked in on each of the last days. */
export const checkInBefore = (account: string, days: number): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `insert into check_in (member_id, brand_id, day, streak, version, reward, at)
       select m.id, m.brand_id, brand_day(now(), b.offset_minutes) - n, $2 - n + 1, 1, '{"kind": "nothing"}', now() - make_interval(days => n)
       from member m join brand b on b.id = m.brand_id cross join generate_series(1, $2::integer) n where m.account = $1`,
      [account, days],
    ),
  );

/** Lets the brand's next rain fall now. */
export const startRain = (brand: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update envelope_rain set starts_at = now(), ends_at = now() + interval '10 minutes' where id = (
         select r.id from envelope_rain r join brand b on b.id = r.brand_id
         where b.code = $1 and r.starts_at > now() order by r.starts_at limit 1)`,
      [brand],
    ),
  );

/** Ends the brand's rain that falls. */
export const endRain = (brand: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update envelope_rain set ends_at = now() where starts_at < now() and ends_at > now()
         and brand_id = (select id from brand where code = $1)`,
      [brand],
    ),
  );

/** Brings the draw of the brand's open raffle to now, with the round of the beacon that belongs to it. */
export const drawRaffle = (brand: string): Promise<unknown> => {
  const drawsAt = new Date();
  return withDatabase(async (client) => {
    // The database keeps what a raffle has published; only its triggers know that.
    await client.query('set session_replication_role = replica');
    await client.query(
      `update raffle set draws_at = $2, beacon_round = $3 where drawn_at is null and brand_id = (select id from brand where code = $1)`,
      [brand, drawsAt, beaconRoundOf(drawsAt)],
    );
  });
};

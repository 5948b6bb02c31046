import { randomInt } from 'node:crypto';
import pg from 'pg';
import { type ConsoleClient, signInOperator } from './console-client';
import { environment } from './environment';

/** A brand of the test's own, so that what is done to its remotes disturbs no other test. */
export interface ProofBrand {
  readonly code: string;
  promote(remote: string, version: string): Promise<void>;
  enable(remote: string, enabled: boolean): Promise<void>;
}

/**
 * Opens a brand like Sundarban, in English, running the releases that Sundarban runs, with no previous one to fall back on.
 * @param versions other releases for some of the remotes
 */
export async function openProofBrand(versions: Readonly<Record<string, string>> = {}): Promise<ProofBrand> {
  const id = randomInt(1_000, 30_000);
  const code = `proof-${id}`;
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into brand (id, code, name, currency, offset_minutes, config)
       select $1, $2, 'Proof', currency, offset_minutes, config || '{"defaultLanguage": "en"}' from brand where code = 'sundarban'`,
      [id, code],
    );
    await client.query('insert into brand_domain (host, brand_id, is_main) values ($1, $2, true)', [
      `${code}.localhost`,
      id,
    ]);
    await client.query(
      `insert into brand_remote (brand_id, remote, stable)
       select $1, remote, coalesce($2::jsonb ->> remote, stable)
       from brand_remote join brand on brand.id = brand_id where code = 'sundarban'`,
      [id, JSON.stringify(versions)],
    );
    await client.query(
      `insert into jackpot_counter
       select copy.* from jackpot_counter original join brand on brand.id = original.brand_id,
         jsonb_populate_record(original, jsonb_build_object('brand_id', $1::int)) copy where brand.code = 'sundarban'`,
      [id],
    );
  } finally {
    await client.end();
  }
  const operators = await signInOperator();
  await announce(operators);
  return brandWith(code, operators);
}

/** A change on another brand makes every process read the brands anew. */
async function announce(operators: ConsoleClient): Promise<void> {
  await operators.call('/ops/remotes/mf-games/enabled', {
    brand: 'meridian',
    enabled: true,
    reason: 'a brand was opened',
  });
}

function brandWith(code: string, operators: ConsoleClient): ProofBrand {
  const change = (remote: string, action: string, fields: object) =>
    operators.call(`/ops/remotes/${remote}/${action}`, { brand: code, reason: 'proof', ...fields });
  return {
    code,
    promote: async (remote, version) => void (await change(remote, 'promote', { version })),
    enable: async (remote, enabled) => void (await change(remote, 'enabled', { enabled })),
  };
}

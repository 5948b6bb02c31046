import { expect } from '@playwright/test';
import type pg from 'pg';
import { type ConsoleClient, signInOperator } from '../../support/console-client';
import { withDatabase } from '../../support/database';

/** A brand of its own, so that changes to its remotes do not affect other tests. */
export interface ProofBrand {
  readonly code: string;
  promote(remote: string, version: string): Promise<void>;
  /** @param notice what its members read */
  disable(remote: string, notice: string): Promise<void>;
  /** Has open pages reload for what the brand runs of the remote. */
  reload(remote: string): Promise<void>;
  /** Any other change: the last part of its call's address and the fields of its own. @throws OperatorRefusal */
  change(remote: string, action: string, fields?: object): Promise<void>;
  /** Serves a release whatever the server thinks of it. */
  force(remote: string, version: string): Promise<void>;
  /** @returns the address at which a release can be seen before anyone gets it */
  preview(remote: string, version: string): Promise<string>;
}

/**
 * Opens a brand like Sundarban, in English, running the releases that Sundarban runs, with no previous one to fall back on.
 * @param remotes those that it has; all unless given
 */
export async function openProofBrand(remotes?: readonly string[]): Promise<ProofBrand> {
  const code = await withDatabase((client) => insertBrand(client, remotes));
  const operators = await signInOperator();
  await announce(operators);
  return brandWith(code, operators);
}

/** In one transaction: other tests make every process read the brands, and none may read half of this one. */
async function insertBrand(client: pg.Client, remotes: readonly string[] | undefined): Promise<string> {
  await client.query('begin');
  // Two workers number their brands one after the other.
  await client.query('lock table brand in share row exclusive mode');
  const { rows } = await client.query<{ id: number; code: string }>(
    `insert into brand (id, code, name, currency, offset_minutes, config)
     select next.id, 'proof-' || next.id, 'Proof', currency, offset_minutes, config || '{"defaultLanguage": "en"}'
     from brand, (select max(id) + 1 as id from brand) next where code = 'sundarban' returning id, code`,
  );
  const [brand] = rows;
  if (!brand) throw new Error('there is no brand to copy');
  const { id, code } = brand;
  await client.query('insert into brand_domain (host, brand_id, is_main) values ($1, $2, true)', [
    `${code}.localhost`,
    id,
  ]);
  await client.query(
    `insert into brand_look (brand_id, revision, digest, look, follows_files, reason)
       select $1, 1, digest, look, false, 'proof' from brand_look join brand on brand.id = brand_id
       where code = 'sundarban' order by brand_look.revision desc limit 1`,
    [id],
  );
  await client.query(
    `insert into brand_remote (brand_id, remote, stable)
       select $1, remote, stable from brand_remote join brand on brand.id = brand_id
       where code = 'sundarban' and ($2::text[] is null or remote = any($2))`,
    [id, remotes],
  );
  await client.query(
    `insert into jackpot_counter
       select copy.* from jackpot_counter original join brand on brand.id = original.brand_id,
         jsonb_populate_record(original, jsonb_build_object('brand_id', $1::int)) copy where brand.code = 'sundarban'`,
    [id],
  );
  await client.query('commit');
  return code;
}

/** A change of another brand makes every process reload the brands. */
async function announce(operators: ConsoleClient): Promise<void> {
  const change = () => changeRemote(operators, 'meridian', 'mf-games', 'enabled', { reason: 'a brand was opened' });
  // Another file may open a brand at the same moment.
  await expect(change).toPass();
}

function brandWith(code: string, operators: ConsoleClient): ProofBrand {
  return {
    code,
    promote: (remote, version) => changeRemote(operators, code, remote, 'promote', { version }),
    disable: (remote, notice) => changeRemote(operators, code, remote, 'disabled', { notices: { en: notice } }),
    reload: (remote) => changeRemote(operators, code, remote, 'reload', {}),
    change: (remote, action, fields = {}) => changeRemote(operators, code, remote, action, fields),
    async force(remote, version) {
      await withDatabase((client) =>
        client.query(
          `update brand_remote set stable = $3, enabled = true from brand
           where brand.id = brand_id and brand.code = $1 and remote = $2`,
          [code, remote, version],
        ),
      );
      await announce(operators);
    },
    async preview(remote, version) {
      const answer = await operators.call(`/ops/remotes/${remote}/preview`, { brand: code, version });
      return (answer as { url: string }).url;
    },
  };
}

/** Makes a change that is based on the current setting. */
async function changeRemote(
  operators: ConsoleClient,
  brand: string,
  remote: string,
  action: string,
  fields: object,
): Promise<void> {
  const list = (await operators.read(`/ops/remotes?brand=${brand}`)) as { remote: string; revision: number }[];
  const revision = list.find((entry) => entry.remote === remote)?.revision;
  await operators.call(`/ops/remotes/${remote}/${action}`, { brand, revision, reason: 'proof', ...fields });
}

import type { SocialProvider } from '@marquee/contract/calls/sign-in';
import type pg from 'pg';

/** An identity at a provider. The e-mail address is for display; it identifies nobody. */
export interface SocialIdentity {
  readonly provider: SocialProvider;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

export async function readSocialMember(
  pool: pg.Pool,
  brandId: number,
  { issuer, subject }: Pick<SocialIdentity, 'issuer' | 'subject'>,
): Promise<bigint | null> {
  const { rows } = await pool.query<{ memberId: bigint }>(
    'select member_id as "memberId" from social_account where brand_id = $1 and issuer = $2 and subject = $3',
    [brandId, issuer, subject],
  );
  return rows[0]?.memberId ?? null;
}

/**
 * Connects the identity, replacing another one of the same provider.
 * @returns false when the identity opens another member's account
 */
export async function putSocialAccount(
  pool: pg.Pool,
  brandId: number,
  memberId: bigint,
  { provider, issuer, subject, email }: SocialIdentity,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with replaced as (delete from social_account where member_id = $2 and provider = $3 and (issuer, subject) <> ($4, $5))
     insert into social_account (brand_id, member_id, provider, issuer, subject, email, connected_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (brand_id, issuer, subject) do update set email = excluded.email
     where social_account.member_id = excluded.member_id`,
    [brandId, memberId, provider, issuer, subject, email, at],
  );
  return rowCount === 1;
}

export interface ConnectedAccount {
  readonly provider: SocialProvider;
  readonly email: string | null;
  readonly connectedAt: Date;
}

export async function readSocialAccounts(pool: pg.Pool, memberId: bigint): Promise<ConnectedAccount[]> {
  const { rows } = await pool.query<ConnectedAccount>(
    'select provider, email, connected_at as "connectedAt" from social_account where member_id = $1 order by provider',
    [memberId],
  );
  return rows;
}

export async function deleteSocialAccount(pool: pg.Pool, memberId: bigint, provider: SocialProvider): Promise<void> {
  await pool.query('delete from social_account where member_id = $1 and provider = $2', [memberId, provider]);
}

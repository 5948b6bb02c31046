import type { Database } from '../../platform/database';
import institutions from './institutions.json' with { type: 'json' };

/** Every institution is paid through the sandbox payer. */
const PAYER = 'sandpay';

/** Creates the banks and e-wallets for withdrawals of both brands; existing ones keep their operators' settings. */
export async function seedInstitutions({ pool }: Database): Promise<void> {
  for (const [index, { brand, code, kind, names, pattern, example }] of institutions.entries()) {
    await pool.query(
      `insert into payout_institution (brand_id, code, kind, payer, names, number_pattern, number_example, sort_order)
       select id, $2, $3, $4, $5, $6, $7, $8 from brand where code = $1
       on conflict (brand_id, code) do nothing`,
      [brand, code, kind, PAYER, JSON.stringify(names), pattern, example, index],
    );
  }
}

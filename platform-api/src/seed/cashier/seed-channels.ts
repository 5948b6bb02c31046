import { parseAmount } from '@marquee/contract/money';
import type { Database } from '../../platform/database';
import channels from './channels.json' with { type: 'json' };

/** Creates the deposit channels and bonuses of both brands; existing ones keep their operators' settings. */
export async function seedChannels({ pool }: Database): Promise<void> {
  for (const [index, channel] of channels.entries()) {
    const { fee, accounts } = channel;
    await pool.query(
      `insert into deposit_channel (brand_id, code, provider, kind, method, names, minimum, maximum, presets, sort_order,
         fee_basis_points, fee_fixed, fee_bearer)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from brand where code = $1
       on conflict (brand_id, code) do nothing`,
      [
        channel.brand,
        channel.code,
        channel.provider,
        channel.kind,
        channel.method,
        JSON.stringify(channel.names),
        parseAmount(channel.minimum),
        parseAmount(channel.maximum),
        channel.presets.map(parseAmount),
        index,
        fee.basisPoints,
        parseAmount(fee.fixed),
        fee.bearer,
      ],
    );
    for (const { bank, holder, number } of accounts) {
      await pool.query(
        `insert into receiving_account (channel_id, bank, holder, number)
         select c.id, $3, $4, $5 from deposit_channel c join brand b on b.id = c.brand_id where b.code = $1 and c.code = $2
         on conflict do nothing`,
        [channel.brand, channel.code, bank, holder, number],
      );
    }
  }
}

import { parseAmount } from '@marquee/contract/money';
import type { Database } from '../../platform/database';
import channels from './channels.json' with { type: 'json' };

/** Opens the deposit channels of both brands; one that exists keeps what its operators set. */
export async function seedChannels({ pool }: Database): Promise<void> {
  for (const [index, { brand, code, provider, kind, names, minimum, maximum, presets }] of channels.entries()) {
    await pool.query(
      `insert into deposit_channel (brand_id, code, provider, kind, names, minimum, maximum, presets, sort_order)
       select id, $2, $3, $4, $5, $6, $7, $8, $9 from brand where code = $1
       on conflict (brand_id, code) do nothing`,
      [
        brand,
        code,
        provider,
        kind,
        JSON.stringify(names),
        parseAmount(minimum),
        parseAmount(maximum),
        presets.map(parseAmount),
        index,
      ],
    );
  }
}

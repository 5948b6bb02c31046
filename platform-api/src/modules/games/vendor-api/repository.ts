import type pg from 'pg';

/** Address of the vendor's interface, null when it has none or the vendor is disabled. */
export async function readApiUrl(pool: pg.Pool, code: string): Promise<string | null> {
  const { rows } = await pool.query<{ api_url: string | null }>({
    name: 'vendor-api-url',
    text: `select api_url from vendor where code = $1 and status <> 'disabled'`,
    values: [code],
  });
  return rows[0]?.api_url ?? null;
}

export async function readConnectedCodes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>({
    name: 'vendors-connected',
    text: `select code from vendor where api_url is not null and status <> 'disabled' order by code`,
  });
  return rows.map(({ code }) => code);
}

/** All vendors at an address that are not disabled. */
export async function readAddresses(pool: pg.Pool): Promise<{ readonly code: string; readonly api_url: string }[]> {
  const { rows } = await pool.query<{ code: string; api_url: string }>({
    name: 'vendor-addresses',
    text: `select code, api_url from vendor where api_url is not null and status <> 'disabled'`,
  });
  return rows;
}

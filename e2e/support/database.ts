import pg from 'pg';
import { environment } from './environment';

/** Lends a connection to the database of the product under test. */
export async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

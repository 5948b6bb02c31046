import type pg from 'pg';

/**
 * Lets the database refuse to delete rows of a table, as it would when the process died there.
 * @returns what undoes it
 */
export async function failOnDelete(pool: pg.Pool, table: string): Promise<() => Promise<void>> {
  await pool.query(
    `create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'no deletion in this test'; end $$;
     create trigger refuse_deletion before delete on ${table} for each statement execute function refuse_deletion()`,
  );
  return async () => {
    await pool.query('drop function refuse_deletion() cascade');
  };
}

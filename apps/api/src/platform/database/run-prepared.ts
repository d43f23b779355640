import type pg from 'pg'

/**
 * Runs a statement that each connection parses and plans once: for the few that every request needs, where planning
 * takes longer than the work.
 * @param name one name, one text, in the whole program
 */
export async function runPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ name, text, values })
  return rows
}

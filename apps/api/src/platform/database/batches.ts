/** Rows that one statement or transaction writes at most: longer ones make every reader wait. */
export const BATCH_ROWS = 500

/**
 * Writes rows in batches, one after the other, with at most one batch in memory.
 * @param size rows of a batch, 1 to 500
 * @returns how many rows there were
 */
export async function inBatches<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  write: (batch: Row[]) => Promise<unknown>,
  size: number = BATCH_ROWS,
): Promise<number> {
  if (!Number.isInteger(size) || size < 1 || size > BATCH_ROWS) {
    throw new RangeError(`A batch has 1 to ${BATCH_ROWS} rows, not ${size}.`)
  }
  let count = 0
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    await write(batch)
    count += batch.length
    batch = []
  }
  if (batch.length > 0) await write(batch)
  return count + batch.length
}

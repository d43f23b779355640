import { expect, test } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'

describeOnBothEngines('values', (database) => {
  test('come out the same', async () => {
    const { rows } = await database().pool.query(
      `select 9007199254740991::bigint as big, date '2026-02-28' as day, array[1, null]::bigint[] as bigs,
         1.50::numeric as dec, true as yes, '{"a":[1]}'::jsonb as doc, timestamptz '2026-01-01 00:00:00+08' as at`,
    )
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        day: '2026-02-28',
        bigs: [1, null],
        dec: '1.50',
        yes: true,
        doc: { a: [1] },
        at: new Date('2025-12-31T16:00:00Z'),
      },
    ])
  })
})

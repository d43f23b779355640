import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetTakenAway, setTakenAway } from '../../src/modules/keeping/store/taken-away.ts'
import { describeOnBothEngines } from '../engines.ts'
import { person } from '../http/people.ts'

const NOW = 1_790_000_000_000
/** A day: what people are told. Written out, so that a change of the constant is noticed. */
const DAY = 86_400_000

describeOnBothEngines('what a person takes away', (database) => {
  async function kept(): Promise<{ owner: string; there: () => Promise<string[]> }> {
    const { id: owner } = await person(database())
    await database().pool.query(
      `insert into favourite (user_id, marketplace, kind, external_id, saved_at, title) values ($1, 1, 1, '7', 0, '杯')`,
      [owner],
    )
    const there = async () => {
      const { rows } = await database().pool.query(
        'select external_id from favourite where user_id = $1 and removed_at is null',
        [owner],
      )
      return rows.map((row) => row.external_id)
    }
    return { owner, there }
  }
  const set = (owner: string, isRemoved: boolean, now: number) =>
    setTakenAway(database().kysely, 'favourite', sql`user_id = ${owner}::uuid`, ['7'], { isRemoved, now })

  test.each([
    [DAY - 1, 1],
    [DAY, 0],
    [DAY + 1, 0],
  ])('comes back %d ms later: %d', async (later, changed) => {
    const { owner, there } = await kept()
    expect(await set(owner, true, NOW)).toBe(1)
    expect(await there()).toEqual([])
    expect(await set(owner, false, NOW + later)).toBe(changed)
    expect(await there()).toEqual(changed ? ['7'] : [])
  })

  test('taken away twice, the day counts from the first time', async () => {
    const { owner } = await kept()
    await set(owner, true, NOW)
    expect(await set(owner, true, NOW + DAY - 1)).toBe(0)
    expect(await set(owner, false, NOW + DAY)).toBe(0)
  })

  test('is forgotten after the day, not before', async () => {
    const { owner } = await kept()
    await set(owner, true, NOW)
    const rows = async () =>
      (await database().pool.query('select 1 from favourite where user_id = $1', [owner])).rowCount
    await forgetTakenAway(database(), NOW + DAY - 1)
    expect(await rows()).toBe(1)
    await forgetTakenAway(database(), NOW + DAY)
    expect(await rows()).toBe(0)
  })
})

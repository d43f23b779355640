import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { forgetMessageRates } from '../../src/modules/messages/store/message-rate.ts'
import { forgetMessages } from '../../src/modules/messages/store/outbox.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'

describeOnBothEngines('how long messages are kept', (database) => {
  let db: Database
  beforeAll(() => {
    db = database()
  })
  const rows = async (query: string) => (await db.pool.query(query)).rows
  /** A message that was made and ends at these moments. */
  const message = (purpose: string, state: string, made: string, end = 'now()') =>
    db.pool.query(
      `insert into outgoing_message (id, channel, purpose, sealed, state, expires_at, created_at)
       values ($1, 'mail', $2, $3, $4, ${end}, ${made})`,
      [randomUUID(), purpose, state === 'waiting' ? Buffer.from('sealed') : null, state],
    )

  test('ended ones thirty days; what is over and unsent ends within the day, and what it said is gone', async () => {
    await message('kept', 'sent', "now() - interval '30 days' + interval '1 minute'")
    await message('old', 'sent', "now() - interval '30 days' - interval '1 second'")
    await message('waits', 'waiting', 'now()', "now() + interval '1 minute'")
    // Its job may be trying at this moment.
    await message('just over', 'waiting', 'now()', "now() - interval '59 minutes'")
    await message('over', 'waiting', 'now()', "now() - interval '61 minutes'")
    await forgetMessages(db.kysely)
    expect(
      await rows('select purpose, state, sealed is null as gone from outgoing_message order by purpose'),
    ).toEqual([
      { purpose: 'just over', state: 'waiting', gone: false },
      { purpose: 'kept', state: 'sent', gone: true },
      { purpose: 'over', state: 'expired', gone: true },
      { purpose: 'waits', state: 'waiting', gone: false },
    ])
    expect(
      await rows("select 1 from outgoing_message where purpose = 'over' and ended_at is not null"),
    ).toHaveLength(1)
  })

  test('codes until they end, and windows of rates until they are over', async () => {
    for (const [purpose, end] of [
      ['lives', "now() + interval '1 minute'"],
      ['over', "now() - interval '1 second'"],
    ])
      await db.pool.query(
        `insert into verification_code (purpose, recipient_hash, code_hash, expires_at) values ($1, $2, $2, ${end})`,
        [purpose, randomBytes(32)],
      )
    for (const [key, start] of [
      ['open', "now() - interval '59 seconds'"],
      ['over', "now() - interval '61 seconds'"],
    ])
      await db.pool.query(
        `insert into message_rate (rate_key, window_start, window_s, used) values ($1, ${start}, 60, 1)`,
        [key],
      )
    await forgetMessages(db.kysely)
    await forgetMessageRates(db.kysely)
    expect(await rows('select purpose from verification_code')).toEqual([{ purpose: 'lives' }])
    expect(await rows('select rate_key from message_rate')).toEqual([{ rate_key: 'open' }])
  })

  test('an address that nobody verified a week after its link ended; a verified one as long as its owner wants', async () => {
    const add = (address: string, verified: string, end: string) =>
      db.pool.query(
        `insert into user_mail (user_id, id, address, address_key, verified_at, token_expires_at)
         values ($1, $2, $3, $3, ${verified}, ${end})`,
        [randomUUID(), randomUUID(), address],
      )
    await add('waits@a.cn', 'null', "now() - interval '6 days'")
    await add('forgotten@a.cn', 'null', "now() - interval '8 days'")
    await add('verified@a.cn', 'now()', "now() - interval '8 days'")
    await forgetMessages(db.kysely)
    expect(await rows('select address from user_mail order by address')).toEqual([
      { address: 'verified@a.cn' },
      { address: 'waits@a.cn' },
    ])
  })
})

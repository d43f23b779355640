import { beforeEach, expect, test } from 'vitest'
import { takeMessage } from '../../src/modules/messages/store/message-rate.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'

describeOnBothEngines('rates of messages', (database) => {
  let db: Database
  beforeEach(async () => {
    db = database()
    await db.pool.query('delete from message_rate')
  })
  let made = 0
  const someone = () => `1390000${String(++made).padStart(4, '0')}`
  const take = (recipient: string, ip: string, factor = 1) =>
    db
      .transaction((trx) => takeMessage(trx, { recipient, ip, factor }))
      .then(
        () => 'taken',
        (error: { reason: string }) => error.reason,
      )
  const pass = (seconds: number) =>
    db.pool.query(`update message_rate set window_start = window_start - interval '${seconds} seconds'`)

  test('a recipient gets one a minute, five an hour and ten a day, from wherever it is asked', async () => {
    const to = someone()
    let ip = 0
    const next = () => take(to, `10.0.0.${++ip}`)
    expect([await next(), await next()]).toEqual(['taken', 'codes_used'])
    for (let n = 1; n < 5; n++) {
      await pass(60)
      expect(await next()).toBe('taken')
    }
    await pass(60)
    expect(await next()).toBe('codes_used')
    await pass(3_600)
    for (let n = 0; n < 5; n++) {
      expect(await next()).toBe('taken')
      await pass(60)
    }
    await pass(3_600)
    expect(await next()).toBe('codes_used')
    await pass(86_400)
    expect(await next()).toBe('taken')
  })

  test('a network asks for 20 an hour, for whomever; a refusal counts nothing', async () => {
    for (let n = 0; n < 20; n++) expect(await take(someone(), '10.1.1.1')).toBe('taken')
    const waiting = someone()
    expect(await take(waiting, '10.1.1.1')).toBe('codes_used')
    expect(await take(waiting, '10.1.1.2')).toBe('taken')
    await pass(3_600)
    expect(await take(someone(), '10.1.1.1')).toBe('taken')
  })

  test('a network asks for 60 a day, however it spreads them; the next day begins anew', async () => {
    const hour = async (wanted: number) => {
      for (let n = 0; n < wanted; n++) expect(await take(someone(), '10.1.2.1')).toBe('taken')
      await pass(3_600)
    }
    for (const wanted of [20, 20, 19]) await hour(wanted)
    expect(await take(someone(), '10.1.2.1'), 'the 60th').toBe('taken')
    const late = someone()
    expect(await take(late, '10.1.2.1'), 'the 61st, with room in the hour').toBe('codes_used')
    expect(await take(late, '10.1.2.2'), 'a refusal counts nothing for whom it was meant').toBe('taken')
    expect(await take(someone(), '10.1.2.1', 2), 'twice the limit').toBe('taken')
    await pass(86_400 - 3 * 3_600)
    expect(await take(someone(), '10.1.2.1')).toBe('taken')
  })

  test('one network of IPv6 is a /48, and the limit grows with the factor', async () => {
    for (let n = 0; n < 20; n++) expect(await take(someone(), `2001:db8:1:${n}::1`)).toBe('taken')
    expect(await take(someone(), '2001:db8:1:ffff::1')).toBe('codes_used')
    expect(await take(someone(), '2001:db8:2::1')).toBe('taken')
    expect(await take(someone(), '2001:db8:1:ffff::1', 1.01)).toBe('taken')
  })

  test('of many at one moment as many are taken as there may be', async () => {
    const to = someone()
    const all = await Promise.all(Array.from({ length: 6 }, (_, n) => take(to, `10.2.0.${n}`)))
    expect(all.filter((outcome) => outcome === 'taken')).toHaveLength(1)
  })

  test('a window that a wrong clock began in the future holds nobody up', async () => {
    const to = someone()
    await take(to, '10.3.0.1')
    await pass(-86_400)
    expect(await take(to, '10.3.0.2')).toBe('taken')
  })
})

import { sql } from 'kysely'
import { openSession } from '../../src/modules/account/store/session.ts'
import { marketplaceCode } from '../../src/modules/reference/rules/index.ts'
import { entered, person } from '../http/people.ts'
import { openTransfers } from '../orders/order-calls.ts'
import type { Cluster } from './cluster.ts'
import { Effects } from './effects.ts'
import type { Actor } from './load/actor.ts'
import type { CallLog } from './load/call-log.ts'
import { Caller } from './load/caller.ts'
import { ImportWriter } from './load/import-writer.ts'
import { MailWriter } from './load/mail-writer.ts'
import { Reader } from './load/readers.ts'
import { FavouriteWriter, LabelWriter, OrderWriter, ViewWriter } from './load/writers.ts'

/** Somebody who may use everything. */
export const MEMBER = { vipType: 'yqyy', vipExpire: null, isExternalLink: true } as const

export interface People {
  actors: readonly Actor[]
  mail: MailWriter
  effects: Effects
}

/**
 * Readers, writers and watchers, each with an account and an address of this machine.
 * @param crowd how many of each kind
 */
export async function peopleOf(cluster: Cluster, log: CallLog, crowd: number): Promise<People> {
  const { db, port } = cluster
  await openTransfers(db)
  let number = 0
  const member = async (name: string, about: object = MEMBER) => {
    const { mobile, token } = await entered(db, about)
    const from = `127.0.${20 + Math.floor(++number / 200)}.${(number % 200) + 1}`
    return { mobile, caller: new Caller(name, { port, log, from, token }) }
  }
  const each = async (
    kind: string,
    make: (caller: Caller, mobile: string) => Actor,
    about: object = MEMBER,
  ) =>
    await Promise.all(
      Array.from({ length: crowd }, async (_, n) => {
        const { caller, mobile } = await member(`${kind} ${n + 1}`, about)
        return make(caller, mobile)
      }),
    )
  const { rows: products } = await sql<{ id: string }>`select external_id as id from product_key
    where marketplace = ${marketplaceCode('temu')} order by product_id limit 300`.execute(db.kysely)
  const ids = products.map(({ id }) => id)
  const actors: Actor[] = [
    ...(await each('reader', (caller, mobile) => new Reader(caller, mobile))),
    ...(await each('second reader', (caller, mobile) => new Reader(caller, mobile))),
    ...(await each('favourites', (caller) => new FavouriteWriter(caller, ids))),
    ...(await each('views', (caller) => new ViewWriter(caller))),
    ...(await each('labels', (caller) => new LabelWriter(caller))),
    // Who has the highest membership has nothing to buy.
    ...(await each('orders', (caller) => new OrderWriter(caller), {})),
    new ImportWriter((await member('import')).caller),
  ]
  const enter = async () => {
    const { id } = await person(db, MEMBER)
    return (await openSession(db, id, { ip: '127.0.0.1', device: undefined }, { isProved: true })).token
  }
  const mail = new MailWriter((await member('mail')).caller, enter)
  const watchers = await Promise.all(
    Array.from({ length: crowd + 1 }, async (_, n) => (await member(`watcher ${n + 1}`)).caller),
  )
  const effects = new Effects(cluster, watchers)
  await effects.prepare()
  return { actors: [...actors, mail], mail, effects }
}

import type { AddressInfo } from 'node:net'
import { addUser } from '../../src/modules/account/store/new-user.ts'
import { openSession } from '../../src/modules/account/store/session.ts'
import { handlers } from '../../src/operations.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { FreeSpace, freeBytes } from '../../src/platform/database/free-space.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { FolderStore } from '../../src/platform/files/folder-store.ts'
import type { Handlers } from '../../src/platform/http/handler.ts'
import type { Rates } from '../../src/platform/http/rate-limit.ts'
import { buildServer } from '../../src/server.ts'
import { findHalfDone } from './half-done.ts'
import type { ServerOrder, ServerSays } from './messages.ts'

// The server as `main.ts` puts it together, with all its operations; only the call limits are off, because the
// writers are faster than people, and it lets its parent look into the database while it serves.
const PLENTY = { user: { calls: 1e9, perMs: 60_000 }, anonymous: { calls: 1e9, perMs: 60_000 } }
const RATES: Rates = {
  read: PLENTY,
  search: PLENTY,
  write: PLENTY,
  login: PLENTY,
  export: PLENTY,
  import: PLENTY,
}
const say = (message: ServerSays) => process.send?.(message)

/** The same people on every start; each start signs them in. */
async function signIn(db: Database, n: number): Promise<string> {
  const mobile = String(13_900_000_000 + n)
  await db.transaction((trx) => addUser(trx, { mobile, passwordHash: null, vipType: 'yqyy' }))
  const { user_id } = await db.kysely
    .selectFrom('user_mobile')
    .select('user_id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow()
  return (await openSession(db, user_id, { ip: '127.0.0.1', device: undefined }, { isProved: true })).token
}

/** Space is looked at as `main.ts` does. */
function spaceOf({ database }: ServerOrder) {
  if (!('dataDir' in database) || database.minFreeBytes === undefined) return {}
  const { dataDir, minFreeBytes } = database
  return { space: new FreeSpace(minFreeBytes, () => freeBytes(dataDir)) }
}

process.on('disconnect', () => process.exit(0))
const order = JSON.parse(process.argv[2] ?? '') as ServerOrder
say({ kind: 'opening' })
const db = await openDatabase(order.database)
const tokens = await Promise.all(Array.from({ length: order.users }, (_, n) => signIn(db, n)))
const app = await buildServer({
  db,
  handlers: handlers as Handlers,
  webRoot: '/nowhere',
  allowDemoAccounts: false,
  rates: RATES,
  ...spaceOf(order),
  ...(order.files === undefined ? {} : { fileStore: new FolderStore(order.files) }),
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', async () => {
  say({ kind: 'findings', ...(await findHalfDone(db)) })
})
say({ kind: 'ready', port: (app.server.address() as AddressInfo).port, tokens })

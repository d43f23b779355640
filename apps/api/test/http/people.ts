import { currentTexts } from '../../src/modules/account/store/accepted-texts.ts'
import { addUser, type NewUser } from '../../src/modules/account/store/new-user.ts'
import { hashPassword } from '../../src/modules/account/store/password-hash.ts'
import { openSession } from '../../src/modules/account/store/session.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** What everybody accepts who opens an account. */
export const ACCEPTED = currentTexts()
export const PASSWORD = 'lantern-42'
let hash: Promise<string> | undefined
let last = 15_000_000_000 + Math.floor(Math.random() * 4_000_000_000)

/** A mainland mobile that nobody has; runs may share a database, so each begins elsewhere. */
export function freshMobile(): string {
  return String(++last)
}

/** Writes a person whose password is PASSWORD; hashed once, because each run of the hash takes its time. */
export async function person(
  db: Database,
  about: Partial<NewUser> = {},
): Promise<{ id: string; mobile: string }> {
  hash ??= hashPassword(PASSWORD)
  const user = { mobile: freshMobile(), passwordHash: await hash, ...about }
  const id = await db.transaction((trx) => addUser(trx, user))
  if (id === undefined) throw new Error(`${user.mobile} is taken`)
  return { id, mobile: user.mobile }
}

/** Opens a session as by the password, without the slow hash, for tests that speak of something else. */
export async function tokenOf(db: Database, id: string): Promise<string> {
  return (await openSession(db, id, { ip: '127.0.0.1', device: undefined }, { isProved: true })).token
}

/** A person who is signed in. */
export async function entered(
  db: Database,
  about: Partial<NewUser> = {},
): Promise<{ id: string; mobile: string; token: string }> {
  const who = await person(db, about)
  return { ...who, token: await tokenOf(db, who.id) }
}

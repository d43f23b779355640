import { randomUUID } from 'node:crypto'
import { takeTry, throttleKey } from '../../src/modules/account/store/sign-in-throttle.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { entered, freshMobile, person } from './people.ts'
import type { Answer, RunningServer } from './running-server.ts'

/** A kind of name that somebody may try. */
export interface NameKind {
  kind: string
  /** Makes a name of the kind that nobody has tried yet. */
  fresh: () => Promise<string>
}

/** Kinds that a stranger must not be able to tell apart. */
export interface KindGroup {
  kinds: readonly NameKind[]
  /** What the attempt on each costs: runs of the password hash. */
  hashRuns: number
  attempt: (server: RunningServer, name: string) => Promise<Answer>
}

const signIn: KindGroup['attempt'] = (server, mobile) =>
  server.post('/api/weapp/loginpassword', { mobile, password: 'not-the-one' })

/** Every way of asking whether a number is registered; demo accounts are shut where they are tried. */
export async function kindGroups(db: Database): Promise<KindGroup[]> {
  const main = await entered(db, { vipType: 'yqyy' })
  const nameOf = async (about: object) => (await person(db, about)).mobile
  const blocked = async (mobile: string) => {
    for (let i = 0; i < 5; i++) await takeTry(db, throttleKey(mobile))
    await db.pool.query(
      "update sign_in_throttle set blocked_until = now() + interval '1 hour' where account_key = $1",
      [throttleKey(mobile)],
    )
    return mobile
  }
  const invited = async () => {
    const [mobile, member] = [freshMobile(), randomUUID()]
    await db.pool.query(
      "insert into team_member (user_id, id, mobile, nickname, offered_hash) values ($1, $2, $3, '', $4)",
      [main.id, member, mobile, OFFERED],
    )
    await db.pool.query('insert into mobile_invitation (mobile, owner_id, member_id) values ($1, $2, $3)', [
      mobile,
      main.id,
      member,
    ])
    return mobile
  }
  const free: Record<string, () => Promise<string>> = {
    unknown: async () => freshMobile(),
    'wrong password': () => nameOf({}),
    'sub-account': () => nameOf({ openedBy: main.id }),
    shut: () => nameOf({ isDemo: true }),
    'ERP account': () => nameOf({ mobile: `erp-${freshMobile()}` }),
    'no password': () => nameOf({ passwordHash: null }),
    'signed in from here before': async () => {
      const { id, mobile } = await person(db)
      await db.pool.query("update app_user set last_login_ip = '127.0.0.1' where id = $1", [id])
      return mobile
    },
    invited,
  }
  const held: typeof free = {
    'blocked, unknown': () => blocked(freshMobile()),
    'blocked, known': async () => blocked(await nameOf({})),
  }
  // Each is added by somebody else: seats are few.
  const adders = new Map<string, string>()
  const toAdd = async (mobile: string) => {
    adders.set(mobile, (await entered(db, { vipType: 'black_drill' })).token)
    return mobile
  }
  const added: typeof free = {
    'added, unknown': () => toAdd(freshMobile()),
    'added, known': async () => toAdd(await nameOf({})),
  }
  const add: KindGroup['attempt'] = (server, mobile) =>
    server.post('/api/user/addSubAccount', { mobile }, adders.get(mobile))
  const listed = (kinds: typeof free) => Object.entries(kinds).map(([kind, fresh]) => ({ kind, fresh }))
  return [
    // The quick ones first.
    { kinds: listed(held), hashRuns: 0, attempt: signIn },
    { kinds: listed(added), hashRuns: 0, attempt: add },
    { kinds: listed(free), hashRuns: 1, attempt: signIn },
  ]
}

/** A first password that a main account offers: of the form of a hash. */
const OFFERED = `$scrypt$ln=15,r=8,p=3$${'A'.repeat(22)}$${'A'.repeat(43)}`

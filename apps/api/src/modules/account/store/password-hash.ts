import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Failure } from '#platform/failure.ts'
import { neighbourhoodOf } from '#platform/network.ts'
import { NetworkQueue } from '#platform/network-queue.ts'

/** What one run of scrypt costs: memory 128 r 2^ln bytes, time p times as much. */
interface Cost {
  ln: number
  r: number
  p: number
}

/** OWASP parameters of scrypt: N = 2^15, r = 8, p = 3, which takes 32 MiB a run. */
const OWASP: Cost = { ln: 15, r: 8, p: 3 }
const KEY_BYTES = 32
const MAX_MEMORY = 64 * 1024 * 1024
/** Runs at a time and waiting: a flood of sign-ins takes neither all threads nor all memory. */
const AT_ONCE = 2
const MOST_WAITING = 64

/** The line of who calls from no address: the command line, the start. */
const OWN = ''

let cost = OWASP
let runs = 0
const queue = new NetworkQueue(
  AT_ONCE,
  MOST_WAITING,
  () => new Failure('sign_in_busy', '登录人数过多，请稍后重试', { retryAfterMs: 5_000 }),
)

/** Hash runs since the process began; the proof that an unknown mobile costs what a known one costs. */
export function hashRuns(): number {
  return runs
}

/**
 * Hashes in a thousandth of the time, for tests of what happens around a password. They alone may: how expensive a guess is
 * belongs to no setting.
 * @throws {Error} outside of a test run
 */
export function hashCheaply(): void {
  if (process.env['VITEST'] === undefined) throw new Error('Passwords are hashed cheaply in tests only.')
  cost = { ln: 8, r: 8, p: 1 }
}

/**
 * PHC text `$scrypt$ln=15,r=8,p=3$salt$hash`. Throws `sign_in_busy` when too many wait.
 * @param ip who asks: those who wait take turns by their network
 */
export async function hashPassword(password: string, ip?: string): Promise<string> {
  const salt = randomBytes(16)
  return phcOf(cost, salt, await derive(password, salt, cost, ip))
}

/**
 * Whether the password fits; the hash says what a run of it costs. Without one (nobody there, or no password yet) the
 * same work is done for nothing. Throws `sign_in_busy` when too many wait.
 * @param ip who asks: those who wait take turns by their network
 */
export async function verifyPassword(password: string, phc: string | null, ip?: string): Promise<boolean> {
  const kept = readPhc(phc ?? nobody())
  const key = await derive(password, kept.salt, kept.cost, ip)
  return timingSafeEqual(key, kept.key) && phc !== null
}

const nobody = () => phcOf(cost, randomBytes(16), randomBytes(KEY_BYTES))

function phcOf({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

function readPhc(phc: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(phc) ?? []
  if (salt === undefined || key === undefined)
    throw new Error('A stored password hash is no PHC text of scrypt.')
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost, ip: string | undefined): Promise<Buffer> {
  return queue.run(ip === undefined ? OWN : neighbourhoodOf(ip), () => {
    runs++
    const options = { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }
    return new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  })
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../http/api-error.ts'
import { BoundedQueue } from './bounded-queue.ts'

/** OWASP parameters of scrypt: N = 2^15, r = 8, p = 3, which takes 32 MiB a run. */
const LOG_N = 15
const R = 8
const P = 3
const KEY_BYTES = 32
const MAX_MEMORY = 64 * 1024 * 1024
/** Runs at a time and waiting: a flood of sign-ins takes neither all threads nor all memory. */
const AT_ONCE = 2
const MOST_WAITING = 64

let runs = 0
const queue = new BoundedQueue(
  AT_ONCE,
  MOST_WAITING,
  () => new ApiError(503, 'sign_in_busy', '登录人数过多，请稍后重试', { retryAfterMs: 5_000 }),
)

/** Hash runs since the process began; the proof that an unknown mobile costs what a known one costs. */
export function hashRuns(): number {
  return runs
}

/** PHC text `$scrypt$ln=15,r=8,p=3$salt$hash`. Throws 503 when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `$scrypt$ln=${LOG_N},r=${R},p=${P}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the password fits. Without a hash (nobody there, or no password yet) the same work is done for nothing. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const [, , , salt, hash] = (phc ?? NOBODY).split('$')
  const expected = Buffer.from(hash ?? '', 'base64url')
  const key = await derive(password, Buffer.from(salt ?? '', 'base64url'))
  return timingSafeEqual(key, expected) && phc !== null
}

const NOBODY = `$scrypt$ln=${LOG_N},r=${R},p=${P}$${randomBytes(16).toString('base64url')}$${randomBytes(KEY_BYTES).toString('base64url')}`

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return queue.run(() => {
    runs++
    const options = { N: 2 ** LOG_N, r: R, p: P, maxmem: MAX_MEMORY }
    return new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  })
}

import type { AckLog } from './ack-log.ts'
import { call } from './call.ts'
import { ROWS_PER_BATCH, type Target, type Writers } from './writers.ts'

interface Job {
  nextSequence: number
  status: string
  inserted: number
  position: number
}
const RECENT_USERS = 40

/**
 * Compares what the server says now with what it acknowledged: nothing less, and nothing more than was sent.
 * @returns what is wrong, in words; empty when every promise was kept
 */
export async function brokenPromises(
  log: AckLog,
  writers: Writers,
  { port, tokens }: Target,
): Promise<string[]> {
  const broken: string[] = []
  const nicknames = new Map<number, number>()
  const sequences = new Map<string, number>()
  const finished = new Set<string>()
  const users: { mobile: string; token: string }[] = []
  for (const entry of log.read()) {
    if (entry.kind === 'nickname') nicknames.set(entry.user, entry.n)
    else if (entry.kind === 'user') users.push(entry)
    else if (entry.kind === 'finished') finished.add(entry.job)
    else sequences.set(entry.job, entry.sequence)
  }
  for (const [user, n] of nicknames) {
    const { data } = await call(port, 'GET', '/api/user/getUserInfo', tokens[user] ?? '')
    const now = Number((data as { nickname: string }).nickname.split('-')[1])
    if (!(now >= n && now <= writers.sent(user)))
      broken.push(`nickname of ${user} is ${now}, acknowledged ${n}`)
  }
  for (const { mobile, token } of users.slice(-RECENT_USERS)) {
    const { status, data } = await call(port, 'GET', '/api/user/getUserInfo', token)
    if (status !== 200 || (data as { mobile: string }).mobile !== mobile)
      broken.push(`user ${mobile} is lost: ${status}`)
  }
  const owners = tokens
  for (const [id, sequence] of sequences) {
    const job = await findJob(port, owners, id)
    if (!job) broken.push(`job ${id} is lost`)
    else if (job.nextSequence < sequence + 1)
      broken.push(`job ${id} is at ${job.nextSequence}, acknowledged ${sequence}`)
    else if (job.nextSequence > sequence + 2)
      broken.push(`job ${id} is at ${job.nextSequence}, sent ${sequence + 1}`)
    else if (job.inserted !== (job.nextSequence - 1) * ROWS_PER_BATCH) {
      broken.push(`job ${id} has ${job.inserted} products after ${job.nextSequence - 1} batches`)
    } else if (finished.has(id) && job.status !== 'finished') broken.push(`job ${id} is ${job.status} again`)
  }
  return broken
}

async function findJob(port: number, tokens: readonly string[], id: string): Promise<Job | undefined> {
  for (const token of tokens.slice().reverse()) {
    const { status, data } = await call(port, 'GET', `/api/imports/${id}`, token)
    if (status === 200) return (data as { job: Job }).job
  }
  return undefined
}

import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../apps/api/src/platform/database/database.ts'

function onCpu(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    // A thread or connection that has ended since.
    return 0
  }
}

/**
 * Time on the processors that this process, all its threads, and its connections to a PostgreSQL on this machine have
 * taken, in milliseconds. What a call adds to it is an upper bound of the time that it takes on a machine with nothing
 * else to do, whatever else this machine does.
 * @returns undefined where the system does not tell (not Linux, a server elsewhere)
 */
export async function cpuClock({ pool }: Database): Promise<(() => number) | undefined> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const servers = rows.map(({ pid }) => `/proc/${pid}/schedstat`)
  if (!servers.some((file) => onCpu(file) > 0)) return undefined
  return () => {
    const own = readdirSync('/proc/self/task').map((thread) => `/proc/self/task/${thread}/schedstat`)
    return [...own, ...servers].reduce((sum, file) => sum + onCpu(file), 0) / 1e6
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as a text that no other process with the same number has: on Linux the boot and the
 * clock tick, elsewhere what `ps` says. Undefined when there is no such process, or nobody can tell.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name in parentheses may hold anything; field 22 counts from the start, the 20th after the name.
      const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
      return `${boot}:${tick}`
    }
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

/** Whether a process with this number runs now. */
export function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

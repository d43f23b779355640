import { existsSync, mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const ABANDONED_MS = 60_000

/** Makes `path` unless it is there. Of several processes one makes it and the others wait; a dead maker is replaced. */
export async function onceAcrossProcesses(path: string, make: () => Promise<void>): Promise<void> {
  const turn = `${path}.making`
  for (;;) {
    if (existsSync(path)) return
    try {
      mkdirSync(turn)
    } catch {
      const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > ABANDONED_MS) rmdirSync(turn)
      else await sleep(50)
      continue
    }
    // On a starved machine making may take longer than a dead maker is waited for.
    const alive = setInterval(() => utimesSync(turn, new Date(), new Date()), ABANDONED_MS / 4)
    try {
      if (!existsSync(path)) await make()
    } finally {
      clearInterval(alive)
      rmdirSync(turn)
    }
  }
}

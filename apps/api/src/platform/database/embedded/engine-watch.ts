import type { StorageLog } from '../database.ts'
import type { PgliteThread } from './pglite-thread.ts'

const LOOK_MS = 1_000
/** An engine that cannot be opened again for so long is given up. */
const GIVE_UP_MS = 60_000

export interface WatchOptions {
  /** Longest time in which the engine may answer nothing, at this moment. */
  limitMs: () => number
  log: StorageLog
  /** The engine could not be opened again: anyone who runs the process should end it. */
  onLost: () => void
}

/**
 * Notices an engine that has stopped answering and opens it again in place: a full disk can leave it waiting for ever
 * inside one statement. What it has acknowledged is in its files, as after a kill.
 * @returns ends the watch
 */
export function watchEngine(thread: PgliteThread, { limitMs, log, onLost }: WatchOptions): () => void {
  let downSince: number | undefined
  let isOpening = false
  const look = async () => {
    if (thread.silentMs() > limitMs()) {
      log.warn('内置数据库没有应答，正在重新打开；已确认的写入不会丢失。')
      await thread.kill()
    }
    if (!thread.isDown || isOpening) return
    downSince ??= performance.now()
    isOpening = true
    try {
      await thread.request({ kind: 'probe' })
      downSince = undefined
      log.warn('内置数据库已重新打开。')
    } catch {
      if (downSince !== undefined && performance.now() - downSince > GIVE_UP_MS) onLost()
    } finally {
      isOpening = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

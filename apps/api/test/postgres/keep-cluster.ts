import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Cluster } from './cluster.ts'

/**
 * Hands a cluster to a keeper, which ends it when the owner's process is gone.
 * @param isAsked whether the owner also stops and starts it: then the keeper has a channel
 */
export function keep(cluster: Cluster, ownerPid: number, isAsked = false): ChildProcess {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('./keeper.mjs', import.meta.url)), JSON.stringify({ cluster, ownerPid })],
    {
      detached: true,
      stdio: isAsked ? ['ignore', 'ignore', 'ignore', 'ipc'] : 'ignore',
      cwd: '/',
    },
  )
  keeper.unref()
  keeper.channel?.unref()
  return keeper
}

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCluster, initCluster, type PostgresPrograms } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { PostgresNode } from './postgres-node.ts'

/** A primary and a streaming replica of it, each in a temporary folder. */
export interface ReplicatedPostgres {
  primary: PostgresNode
  replica: PostgresNode
  /** Ends both and removes their folders. */
  remove(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL and a streaming replica of it; both go with this process at the latest.
 * @param durable keep the settings that make an acknowledged write safe
 * Rejects when no programs of PostgreSQL are found: see findPostgres.
 */
export async function startReplicated({
  durable = false,
}: {
  durable?: boolean
} = {}): Promise<ReplicatedPostgres> {
  const found = findPostgres()
  if (found?.kind !== 'programs')
    throw new Error('No PostgreSQL programs found in /usr/lib/postgresql or PATH.')
  const primary = await startPrimary(found, durable)
  const replica = await startReplica(found, primary, durable).catch(async (error: unknown) => {
    await primary.remove()
    throw error
  })
  return {
    primary,
    replica,
    remove: async () => void (await Promise.all([replica.remove(), primary.remove()])),
  }
}

async function startPrimary(found: PostgresPrograms, durable: boolean): Promise<PostgresNode> {
  const folder = await mkdtemp(join(tmpdir(), 'haixuan-primary-'))
  return await PostgresNode.start(await initCluster(found, folder, { durable }))
}

async function startReplica(
  found: PostgresPrograms,
  primary: PostgresNode,
  durable: boolean,
): Promise<PostgresNode> {
  const folder = await mkdtemp(join(tmpdir(), 'haixuan-replica-'))
  const from = { folder: primary.folder, slot: 'haixuan_replica', durable }
  return await PostgresNode.start(await copyCluster(found, folder, from))
}

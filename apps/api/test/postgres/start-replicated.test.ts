import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from './find-postgres.ts'
import type { PostgresNode } from './postgres-node.ts'
import { type ReplicatedPostgres, startReplicated } from './start-replicated.ts'

const hasPrograms = findPostgres()?.kind === 'programs'
if (!hasPrograms) process.stderr.write('a streaming replica: no programs of PostgreSQL found; not tested.\n')

describe.runIf(hasPrograms)('a primary with a streaming replica', () => {
  let cluster: ReplicatedPostgres
  beforeAll(async () => {
    cluster = await startReplicated()
    await ask(cluster.primary, 'create table note (text text)')
  })
  afterAll(() => cluster.remove())

  const copied = (text: string) =>
    expect.poll(() => notesOf(cluster.replica).then((notes) => notes.includes(text))).toBe(true)

  test('what is written to the primary comes to the replica, which takes no writes', async () => {
    await ask(cluster.primary, "insert into note values ('first')")
    await copied('first')
    await expect(ask(cluster.replica, "insert into note values ('lost')")).rejects.toMatchObject({
      code: '25006',
    })
  })

  test.each(['stop', 'kill'] as const)('a replica after a %s starts again and catches up', async (end) => {
    await cluster.replica[end]()
    await expect(notesOf(cluster.replica)).rejects.toThrow()
    await ask(cluster.primary, `insert into note values ('during a ${end}')`)
    await cluster.replica.start()
    await copied(`during a ${end}`)
  })

  test('a primary that was killed goes on, and the replica follows it again', async () => {
    await cluster.primary.kill()
    expect(await notesOf(cluster.replica)).toContain('first')
    await cluster.primary.start()
    await ask(cluster.primary, "insert into note values ('after the kill')")
    await copied('after the kill')
  })

  test('both are gone at the end, with their folders', async () => {
    const extra = await startReplicated()
    await extra.remove()
    expect([extra.primary, extra.replica].filter((node) => existsSync(node.folder))).toEqual([])
  })
})

async function ask(node: PostgresNode, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: node.url('postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

async function notesOf(node: PostgresNode): Promise<string[]> {
  const { rows } = await ask(node, 'select text from note')
  return rows.map((row: { text: string }) => row.text)
}

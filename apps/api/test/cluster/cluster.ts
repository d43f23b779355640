import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { serverBundle } from '../../../../tooling/server-bundle.mjs'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { type RunningNginx, runNginx } from '../deploy/run-nginx.ts'
import { freePort } from '../http/free-port.ts'
import { initCluster } from '../postgres/cluster.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { PostgresNode } from '../postgres/postgres-node.ts'
import { startReplicated } from '../postgres/start-replicated.ts'
import { closeAgents } from './balanced-call.ts'
import { type MailSink, openMailSink } from './mail-sink.ts'
import { SiteProcess } from './site-process.ts'

/** Leases are short so that a killed worker is replaced within the time of a test. */
export const LEASE_S = 5
const DATABASE = 'site'

export interface ClusterPlan {
  servers: number
  workers: number
  hasReplica: boolean
  /** What servers and workers run at first; the bundle of this checkout by default. */
  first?: Program
}

/** A bundle of the server, and the folder it is started in. */
export interface Program {
  program: string
  cwd: string
}

/** The bundle of this checkout. */
export function newestProgram(): Program {
  return { program: serverBundle().server, cwd: fileURLToPath(new URL('../..', import.meta.url)) }
}

interface Nodes {
  primary: PostgresNode
  replica: PostgresNode | undefined
  remove(): Promise<void>
}

interface Parts {
  plan: ClusterPlan
  folder: string
  nodes: Nodes
  mails: MailSink
  servers: readonly SiteProcess[]
  workers: readonly SiteProcess[]
  ports: readonly number[]
  /** The test's own connections to the primary. */
  db: Database
  nginx: RunningNginx
}

/** PostgreSQL, servers, workers and nginx with the shipped configuration, as processes of this machine. */
export class Cluster {
  readonly #parts: Parts

  private constructor(parts: Parts) {
    this.#parts = parts
  }

  get plan(): ClusterPlan {
    return this.#parts.plan
  }

  get nodes(): Nodes {
    return this.#parts.nodes
  }

  get mails(): MailSink {
    return this.#parts.mails
  }

  get servers(): readonly SiteProcess[] {
    return this.#parts.servers
  }

  get workers(): readonly SiteProcess[] {
    return this.#parts.workers
  }

  get ports(): readonly number[] {
    return this.#parts.ports
  }

  get db(): Database {
    return this.#parts.db
  }

  /** Port at which nginx speaks TLS. */
  get port(): number {
    return this.#parts.nginx.tls
  }

  /** @param fill puts rows into the database once its tables are those of this checkout */
  static async start(plan: ClusterPlan, fill: (db: Database) => Promise<void>): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'haixuan-cluster-'))
    const nodes = await startNodes(plan)
    await createDatabase(nodes.primary)
    const mails = await openMailSink()
    const ports: number[] = []
    while (ports.length < plan.servers) ports.push(await freePort())
    const env = environment(nodes, { folder, mailPort: mails.port, servers: plan.servers })
    const first = plan.first ?? newestProgram()
    const servers = ports.map(
      (port, n) =>
        new SiteProcess({
          ...{ name: `server ${n + 1}`, ...first, ready: /海选已启动/ },
          env: { ...env, PORT: String(port), HAIXUAN_WORKER: 'off' },
        }),
    )
    const workers = Array.from(
      { length: plan.workers },
      (_, n) =>
        new SiteProcess({
          ...{ name: `worker ${n + 1}`, ...first, ready: /海选任务进程已启动/ },
          env: { ...env, HAIXUAN_WORKER: 'only' },
        }),
    )
    // An older release makes its own tables first: it may not know what is in a newer database.
    for (const one of [...servers, ...workers]) await one.start()
    const db = await openDatabase({ databaseUrl: nodes.primary.url(DATABASE) })
    await fill(db)
    const nginx = await runNginx(ports)
    return new Cluster({ plan, folder, nodes, mails, servers, workers, ports, db, nginx })
  }

  /** What the balancer has written about failures. */
  balancerErrors(): string[] {
    return this.#parts.nginx.errors()
  }

  /** Asks the primary, past the pool whose connections a restart of it cuts. */
  async ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#parts.nodes.primary.url(DATABASE) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(sql, values)).rows as Row[]
    } finally {
      await client.end()
    }
  }

  async stop(): Promise<void> {
    const { nginx, servers, workers, db, mails, nodes, folder } = this.#parts
    await nginx.stop()
    closeAgents()
    await Promise.all([...servers, ...workers].map((one) => one.stop()))
    await db.close()
    await mails.close()
    await nodes.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

function environment(
  { primary, replica }: Nodes,
  { folder, mailPort, servers }: { folder: string; mailPort: number; servers: number },
): Record<string, string> {
  return {
    DATABASE_URL: primary.url(DATABASE),
    ...(replica ? { DATABASE_READ_URL: replica.url(DATABASE) } : {}),
    HAIXUAN_DATA_DIR: join(folder, 'data'),
    HAIXUAN_DEMO: '',
    HAIXUAN_TRUST_PROXY: '127.0.0.1/32',
    HAIXUAN_SERVERS: String(servers),
    HAIXUAN_LEASE_SECONDS: String(LEASE_S),
    HAIXUAN_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    HAIXUAN_MAIL_FROM: '海选 <no-reply@example.com>',
    HAIXUAN_SITE_URL: 'https://data.example.com',
    HAIXUAN_LOG: 'error',
  }
}

async function startNodes({ hasReplica }: ClusterPlan): Promise<Nodes> {
  if (hasReplica) return await startReplicated({ durable: true })
  const found = findPostgres()
  if (found?.kind !== 'programs')
    throw new Error('No PostgreSQL programs found in /usr/lib/postgresql or PATH.')
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-cluster-pg-'))
  const primary = await PostgresNode.start(await initCluster(found, folder, { durable: true }))
  return { primary, replica: undefined, remove: () => primary.remove() }
}

async function createDatabase(primary: PostgresNode): Promise<void> {
  const admin = new pg.Client({ connectionString: primary.url('postgres') })
  await admin.connect()
  await admin.query(
    `create database ${DATABASE} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
  await admin.end()
}

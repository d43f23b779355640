import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { MODULE_PARTS } from '../../src/module-parts.ts'
import { endExportJob, holdExport, takeExport } from '../../src/modules/exports/store/export-job-rows.ts'
import { Files } from '../../src/platform/files/files.ts'
import { filesUnavailable } from '../../src/platform/files/files-unavailable.ts'
import { startS3Server } from '../../src/platform/files/s3-server.fixture.ts'
import { S3Store } from '../../src/platform/files/s3-store.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { BOARD, exportAttempts, GOODS } from './export-attempts.ts'
import { readTable } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

describeMarketOnBothEngines('exports that meet a fault', LARGE_MARKET, (database) => {
  const exports = exportAttempts(database)
  const { made, run, job, partsOf, nextAttempt } = exports

  test('an attempt continues behind the last stored part, and reads none of it again', async () => {
    const id = await made(GOODS)
    const abort = new AbortController()
    let stored = 0
    const progress = async () => {
      if (++stored === 2) abort.abort(new Error('The server stops.'))
    }
    await expect(run(id, { signal: abort.signal, progress, isLastTry: true })).rejects.toThrow(
      'The server stops.',
    )
    expect(await partsOf(id)).toBe(2)
    // A stop is no fault, in the last try neither.
    expect(await job(id)).toMatchObject({ state: 'running', rowsWritten: 40 })
    stored = 0
    await run(id, { progress: async () => void stored++ })
    expect(stored).toBe(1)
    expect(await job(id)).toMatchObject({ state: 'finished', rowsWritten: 50, quotaRows: 50 })
  })

  test('rows and order are those of the beginning, whatever figures move meanwhile', async () => {
    const db = database()
    const untouched = await made(GOODS)
    await run(untouched)
    const ids = (content: Buffer) =>
      readTable(content, 'xlsx').then((rows) => rows.map((row) => row['商品ID']))
    const expected = await ids(await exports.fileOf(untouched))
    const turn = () => db.pool.query('update product_metric set sales_day = 1000000 - sales_day')
    const id = await made(GOODS)
    let parts = 0
    const progress = async () => {
      if (++parts === 1) await turn()
    }
    await run(id, { progress })
    await turn()
    expect(await ids(await exports.fileOf(id))).toEqual(expected)
  })

  test('a row that moves behind the position of an own list comes once', async () => {
    const { rows } = await database().pool.query<{ id: string }>(
      'select external_id as id from product_key where marketplace = 1 order by 1 limit 42',
    )
    const all = rows.map((row) => row.id)
    await exports.keep(all.slice(1))
    const id = await made({ operation: 'searchFavourites', params: { marketplace: 'temu', kind: 'goods' } })
    let parts = 0
    const progress = async () => {
      if (++parts === 1) await exports.keep(all.slice(0, 1))
    }
    await run(id, { progress })
    const kept = (await readTable(await exports.fileOf(id), 'xlsx')).map((row) => row['ID'])
    expect(kept.toSorted()).toEqual(all.slice(1).toSorted())
    expect(new Set(kept).size).toBe(41)
  })

  test('a part whose commit the cancelling waits for is removed too', async () => {
    const db = database()
    // The embedded engine has one connection: nothing waits for a commit there.
    if (db.engine === 'embedded') return
    const id = await made(GOODS)
    const held = { user_id: exports.userId, id, attempt: nextAttempt() }
    await takeExport(db.kysely, held)
    let commit = (): void => undefined
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    let isHeld = false
    const storing = db.transaction(async (trx) => {
      isHeld = await holdExport(trx, held, { parts: null, rowsWritten: 1 })
      await sql`insert into export_part (user_id, export_id, n, cells) values (${exports.userId}, ${id}, 0, '')`.execute(
        trx,
      )
      await mayCommit
    })
    await vi.waitFor(() => expect(isHeld).toBe(true), 10_000)
    const ending = endExportJob(db.kysely, { id, state: 'cancelled', rows: 0, now: Date.now() })
    await vi.waitFor(async () => {
      const { rows } = await db.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    }, 10_000)
    commit()
    await storing
    expect([await ending, await partsOf(id)]).toEqual([true, 0])
  })

  test('a bucket keeps the same bytes as a folder', async () => {
    const s3 = await startS3Server()
    try {
      const files = new Files(database(), new S3Store(s3.settings))
      const [folder, bucket] = [await made(GOODS), await made(GOODS)]
      await run(folder)
      await run(bucket, { files })
      const { rows } = await database().pool.query<{ file: string }>(
        'select file from export_job where id = $1',
        [bucket],
      )
      const { bytes } = await files.read(exports.userId, rows[0]?.file ?? '')
      expect(bytes.equals(await exports.fileOf(folder))).toBe(true)
    } finally {
      await s3.close()
    }
  })

  test('a late attempt writes nothing once another has the export', async () => {
    const db = database()
    const id = await made(GOODS)
    const attempt = nextAttempt()
    let isTaken = false
    const goodsParts = {
      ...MODULE_PARTS.goodsParts,
      withOwnMarks: async (...given: Parameters<typeof MODULE_PARTS.goodsParts.withOwnMarks>) => {
        if (!isTaken) {
          isTaken = true
          await run(id)
        }
        return MODULE_PARTS.goodsParts.withOwnMarks(...given)
      },
    }
    await run(id, { attempt, goodsParts })
    expect(await job(id)).toMatchObject({ state: 'finished', rowsWritten: 50 })
    await run(id, { attempt })
    const { rows } = await db.pool.query('select 1 from file where account = $1 and name = $2', [
      exports.userId,
      (await job(id)).fileName,
    ])
    expect(rows.length).toBeGreaterThan(0)
    expect(await partsOf(id)).toBe(0)
  })

  test('one that is cancelled while it is read stops, without a fault', async () => {
    const db = database()
    const id = await made(GOODS)
    const goodsParts = {
      ...MODULE_PARTS.goodsParts,
      withOwnMarks: async (...given: Parameters<typeof MODULE_PARTS.goodsParts.withOwnMarks>) => {
        await endExportJob(db.kysely, { id, state: 'cancelled', rows: 0, now: Date.now() })
        return MODULE_PARTS.goodsParts.withOwnMarks(...given)
      },
    }
    await run(id, { goodsParts })
    expect(await job(id)).toMatchObject({ state: 'cancelled', quotaRows: 0 })
    expect(await partsOf(id)).toBe(0)
  })

  test('a store that is away: tried again, and in the last try it fails and costs nothing', async () => {
    const db = database()
    const id = await made(GOODS)
    const away = new Proxy(exports.store, {
      get: () => () => Promise.reject(filesUnavailable(new Error('ECONNREFUSED'))),
    })
    await expect(run(id, { files: new Files(db, away) })).rejects.toThrow('文件存储暂时不可用')
    expect(await job(id)).toMatchObject({ state: 'running', rowsWritten: 50 })
    await expect(run(id, { files: new Files(db, away), isLastTry: true })).rejects.toThrow()
    expect(await job(id)).toMatchObject({
      ...{ state: 'failed', quotaRows: 0, failure: '导出中断，额度已退回，请重新导出' },
    })
    expect(await partsOf(id)).toBe(0)
  })

  test('a refusal that stays the same is not tried again', async () => {
    const db = database()
    const id = await made(BOARD)
    await db.pool.query(
      `update export_job set request = jsonb_set(request, '{query,date}', '"2020-01-01"') where id = $1`,
      [id],
    )
    await expect(run(id)).rejects.toThrow('60 天')
    expect(await job(id)).toMatchObject({ state: 'failed', quotaRows: 0 })
    await run(id)
  })

  test('the files of an account have a limit, which is said', async () => {
    const db = database()
    const id = await made(GOODS)
    await db.pool.query(
      `insert into file (account, id, purpose, name, type, bytes, sha256, state, created_at)
       values ($1, gen_random_uuid(), 'exports', 'a', 'b', 1073741824, repeat('0', 64), 'kept', 0)`,
      [exports.userId],
    )
    await expect(run(id)).rejects.toThrow('1024 MB')
    await db.pool.query(`delete from file where account = $1 and bytes = 1073741824`, [exports.userId])
    const { failure, state } = await job(id)
    expect([state, failure]).toEqual([
      'failed',
      expect.stringContaining('最近 24 小时的导出文件已达 1,024 MB 上限'),
    ])
  })
})

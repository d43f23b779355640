import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Failure } from '../failure.ts'
import { DATABASE_CLOCK } from '../jobs/job-clock.ts'
import { clearFiles, discardFiles } from './clear-files.ts'
import type { FileChunks, FileStore } from './file-store.ts'
import { type FileTables, storeName } from './file-tables.ts'
import { type MeasuredBytes, measured, refuseOthers } from './measured-chunks.ts'
import { type Draft, type FilePurpose, inMs, insertFile } from './reserved-rows.ts'

const UNKNOWN_SHA256 = '0'.repeat(64)

/** A file as it was handed in. */
export interface FileDraft extends Draft {
  bytes: Uint8Array
}

/** A file whose bytes come one after another. */
export interface StreamDraft extends Draft {
  /** Bytes that count on the quota until the file is written; the file may turn out larger or smaller. */
  expected: number
}

/** A file with its row, not confirmed yet. */
export interface ReservedFile extends Draft {
  id: string
  purpose: string
}

/** A kept file. */
export type KeptFile = Pick<
  FileTables['file'],
  'account' | 'id' | 'purpose' | 'name' | 'type' | 'bytes' | 'sha256'
>

/**
 * Files of users: rows in the database, bytes in a store. A file is reserved, written and confirmed; one that is not
 * confirmed within an hour is cleared, so a crash between the steps leaves nothing.
 */
export class Files {
  readonly #db: Database
  readonly #store: FileStore

  constructor(db: Database, store: FileStore) {
    this.#db = db
    this.#store = store
  }

  /**
   * Counts a file on the quota of its account. The transaction holds the lock of the account: two at once would both
   * find room for the last file.
   * @throws {Failure} `files_full`
   */
  async reserve(
    trx: Transaction<Tables>,
    purpose: FilePurpose,
    draft: FileDraft,
  ): Promise<ReservedFile & { bytes: Uint8Array }> {
    const { bytes } = draft
    const id = await insertFile(trx, purpose, { ...draft, bytes: bytes.length, sha256: hashOf(bytes) })
    return { ...draft, id, purpose: purpose.name }
  }

  /** The same for a file whose bytes are not known yet. @throws {Failure} `files_full` */
  async reserveStream(
    trx: Transaction<Tables>,
    purpose: FilePurpose,
    { expected, ...draft }: StreamDraft,
  ): Promise<ReservedFile> {
    const id = await insertFile(trx, purpose, { ...draft, bytes: expected, sha256: UNKNOWN_SHA256 })
    return { ...draft, id, purpose: purpose.name }
  }

  /** Writes the bytes of a reserved file. @throws {Failure} `files_unavailable`; the file is given up then */
  async write(file: ReservedFile & { bytes: Uint8Array }): Promise<void> {
    await this.#writing(file, () => this.#store.put(storeName(file), file.bytes, file.type))
  }

  /**
   * Writes bytes that come one after another. Pass what it returns to `confirm`.
   * @throws {Failure} `files_unavailable`, or what reading the bytes throws; the file is given up then
   */
  async writeChunks(file: ReservedFile, chunks: FileChunks): Promise<MeasuredBytes> {
    const { counted, total } = measured(chunks)
    await this.#writing(file, () => this.#store.putChunks(storeName(file), counted, file.type))
    return total()
  }

  async #writing(file: ReservedFile, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // Should this fail too, the file is cleared an hour later. It counts nothing: nobody else's fault fills an account.
      await this.#giveUp(file, true).catch(() => undefined)
      throw error
    }
  }

  /**
   * Keeps a written file, in the transaction that begins to name it.
   * @param written what was written, of a file whose bytes were not known before
   * @param keptMs after this time it is removed; without, it stays
   */
  async confirm(
    trx: Transaction<Tables>,
    { account, id }: ReservedFile,
    { written, keptMs }: { written?: MeasuredBytes; keptMs?: number } = {},
  ): Promise<void> {
    const { rows } = await sql`update file set state = 'kept', expires_at = ${inMs(keptMs)},
        bytes = coalesce(${written?.bytes ?? null}::bigint, bytes), sha256 = coalesce(${written?.sha256 ?? null}, sha256)
      where account = ${account} and id = ${id} and state = 'writing' returning 1`.execute(trx)
    if (rows.length === 0) throw new Error(`The file ${id} was cleared before it was confirmed.`)
  }

  /**
   * From now on a kept file stays for this time: 0 removes it with the next clearing.
   * @returns false when there is no such file any more
   */
  async keepFor(
    trx: Transaction<Tables>,
    { account, id }: Pick<KeptFile, 'account' | 'id'>,
    ms: number,
  ): Promise<boolean> {
    const { rows } = await sql`update file set expires_at = ${inMs(ms)}
      where account = ${account} and id = ${id} and state = 'kept'
        and (expires_at is null or expires_at > ${DATABASE_CLOCK}) returning 1`.execute(trx)
    return rows.length > 0
  }

  /**
   * Lets the next clearing take a file that nothing names.
   * @param isEmpty nothing of it was written, so it counts nothing until then
   */
  async giveUp(file: ReservedFile, isEmpty = false): Promise<void> {
    await this.#giveUp(file, isEmpty)
  }

  async #giveUp({ account, id }: ReservedFile, isEmpty: boolean): Promise<void> {
    await sql`update file set expires_at = ${DATABASE_CLOCK}, bytes = case when ${isEmpty} then 0 else bytes end
      where account = ${account} and id = ${id} and state = 'writing'`.execute(this.#db.kysely)
  }

  /** A kept file whose time is not over. @throws {Failure} `file_missing` */
  async find(account: string, id: string): Promise<KeptFile> {
    const { rows } = await sql<KeptFile>`
      select account, id, purpose, name, type, bytes::float8 as bytes, sha256 from file
      where account = ${account} and id = ${id} and state = 'kept'
        and (expires_at is null or expires_at > ${DATABASE_CLOCK})`.execute(this.#db.kysely)
    const [row] = rows
    if (!row) throw missing(GONE)
    return row
  }

  /**
   * The bytes of a kept file as they came, and their type.
   * @throws {Failure} `file_missing`: no such file, or it is not what was handed in; `files_unavailable`
   */
  async read(account: string, id: string): Promise<{ bytes: Buffer; type: string }> {
    const row = await this.find(account, id)
    const bytes = await this.#store.get(storeName(row))
    if (!bytes) throw missing(GONE)
    if (hashOf(bytes) !== row.sha256) throw missing(CHANGED)
    return { bytes, type: row.type }
  }

  /**
   * The whole file in constant memory. Its last bytes are passed on only when all are what was handed in.
   * @throws {Failure} `file_missing`, `files_unavailable`, now or while it is read
   */
  async open(file: KeptFile): Promise<FileChunks> {
    return refuseOthers(await this.openRange(file, 0, file.bytes), file.sha256, () => missing(CHANGED))
  }

  /** Bytes from `from` up to but without `to`; nobody can compare them with what was handed in. */
  async openRange(file: KeptFile, from: number, to: number): Promise<FileChunks> {
    const chunks = await this.#store.read(storeName(file), from, to)
    if (!chunks) throw missing(GONE)
    return chunks
  }

  /** An address at which the store itself gives the file for some seconds; undefined when it has none. */
  async link(file: KeptFile, seconds: number): Promise<string | undefined> {
    return await this.#store.link(storeName(file), { type: file.type, fileName: file.name, seconds })
  }

  /** Removes a file at once that is not confirmed; one that is stays. What fails is cleared later. */
  async abandon({ account, id }: ReservedFile): Promise<void> {
    await discardFiles(this.#db, this.#store, { account, ids: [id], states: ['writing'] }).catch(
      () => undefined,
    )
  }

  /**
   * Removes files that nothing names any more, at once and not with the next clearing: what is replaced all the time
   * would fill an account. What fails is cleared later.
   */
  async discard(account: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await discardFiles(this.#db, this.#store, { account, ids, states: ['writing', 'kept'] }).catch(
      () => undefined,
    )
  }

  /** Removes files whose time is over. @returns how many @throws the first error of a removal, after the others */
  async clear(signal?: AbortSignal): Promise<number> {
    return await clearFiles(this.#db, this.#store, signal)
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const GONE = '文件存储里没有这份文件，可能已过保存期、已被移走，或存储设置有变'
const CHANGED = '这份文件的内容与保存时不同，可能已损坏'
const missing = (why: string) => new Failure('file_missing', `${why}；请联系管理员检查文件存储`)

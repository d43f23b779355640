import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { Failure } from '../failure.ts'
import { DATABASE_CLOCK } from '../jobs/job-clock.ts'
import type { FileStore } from './file-store.ts'
import type { FileTables } from './file-tables.ts'

/** A file that has not been confirmed for so long is given up. */
const WRITING_MS = 3_600_000
/** Files whose bytes are deleted before others have their turn. */
const CLEAR_AT_ONCE = 100
/** Removals that may fail before a clearing ends: a store that is away takes its time to fail each. */
const MOST_FAILED = 5
const MIB = 1_048_576

/** What files are for. A module declares its own. */
export interface FilePurpose {
  /** Lower-case letters; the first part of the name in the store. */
  name: string
  /** In Chinese, for the refusal. */
  title: string
  /** Bytes that an account may keep for this purpose. */
  accountBytes: number
}

/** A file as it was handed in. */
export interface FileDraft {
  /** Whose it is, and on whose quota it counts. */
  account: string
  /** As its owner calls it. */
  name: string
  /** MIME type, told by its first bytes and never by its owner. */
  type: string
  bytes: Uint8Array
}

/** A file with its row, not confirmed yet. */
export interface ReservedFile extends FileDraft {
  id: string
  purpose: string
}

type DueFile = Pick<FileTables['file'], 'account' | 'id' | 'purpose'>

const nameOf = ({ purpose, id }: { purpose: string; id: string }) => `${purpose}/${id}`
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

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
    { name: purpose, title, accountBytes }: FilePurpose,
    draft: FileDraft,
  ): Promise<ReservedFile> {
    const { account, name, type, bytes } = draft
    const { rows } = await sql<{ used: number }>`select coalesce(sum(bytes), 0)::float8 as used from file
      where account = ${account} and purpose = ${purpose}`.execute(trx)
    if ((rows[0]?.used ?? 0) + bytes.length > accountBytes)
      throw new Failure(
        'files_full',
        `您保存的${title}已达 ${Math.floor(accountBytes / MIB)} MB 上限，这份没有保存；请联系客服清理后重试`,
      )
    const id = randomUUID()
    await sql`insert into file (account, id, purpose, name, type, bytes, sha256, state, created_at, expires_at)
      values (${account}, ${id}, ${purpose}, ${name}, ${type}, ${bytes.length}, ${hashOf(bytes)}, 'writing',
        ${DATABASE_CLOCK}, ${DATABASE_CLOCK} + ${WRITING_MS}::bigint)`.execute(trx)
    return { ...draft, id, purpose }
  }

  /** Writes the bytes of a reserved file. @throws {Failure} `files_unavailable`; the file is given up then */
  async write(file: ReservedFile): Promise<void> {
    try {
      await this.#store.put(nameOf(file), file.bytes, file.type)
    } catch (error) {
      // Should this fail too, the file is cleared an hour later. It counts nothing: nobody else's fault fills an account.
      await this.#giveUp(file, true).catch(() => undefined)
      throw error
    }
  }

  /** Keeps a written file, in the transaction that begins to name it. */
  async confirm(trx: Transaction<Tables>, { account, id }: ReservedFile): Promise<void> {
    const { rows } = await sql`update file set state = 'kept', expires_at = null
      where account = ${account} and id = ${id} and state = 'writing' returning 1`.execute(trx)
    if (rows.length === 0) throw new Error(`The file ${id} was cleared before it was confirmed.`)
  }

  /** Lets the next clearing take a file that nothing names. */
  async giveUp(file: ReservedFile): Promise<void> {
    await this.#giveUp(file, false)
  }

  async #giveUp({ account, id }: ReservedFile, isEmpty: boolean): Promise<void> {
    await sql`update file set expires_at = ${DATABASE_CLOCK}, bytes = case when ${isEmpty} then 0 else bytes end
      where account = ${account} and id = ${id} and state = 'writing'`.execute(this.#db.kysely)
  }

  /**
   * The bytes of a kept file as they came, and their type.
   * @throws {Failure} `file_missing`: no such file, or it is not what was handed in; `files_unavailable`
   */
  async read(account: string, id: string): Promise<{ bytes: Buffer; type: string }> {
    const { rows } = await sql<{ purpose: string; type: string; sha256: string }>`
      select purpose, type, sha256 from file where account = ${account} and id = ${id} and state = 'kept'
        and (expires_at is null or expires_at > ${DATABASE_CLOCK})`.execute(this.#db.kysely)
    const [row] = rows
    const bytes = row && (await this.#store.get(nameOf({ purpose: row.purpose, id })))
    if (!bytes) throw missing('文件存储里没有这份文件，可能已被移走，或存储设置有变')
    if (hashOf(bytes) !== row.sha256) throw missing('这份文件的内容与保存时不同，可能已损坏')
    return { bytes, type: row.type }
  }

  /**
   * Removes files whose time is over, bytes first: what is interrupted goes on the next time. One that cannot be removed
   * is the last of the next time.
   * @returns how many
   * @throws the first error of a removal, after the others
   */
  async clear(signal?: AbortSignal): Promise<number> {
    const errors: unknown[] = []
    for (let cleared = 0; ; ) {
      const due = await takeDue(this.#db.kysely)
      for (const file of due) {
        signal?.throwIfAborted()
        const error = await this.#remove(file)
        if (error !== undefined) errors.push(error)
        if (errors.length >= MOST_FAILED) throw errors[0]
      }
      cleared += due.length
      if (due.length >= CLEAR_AT_ONCE) continue
      if (errors.length > 0) throw errors[0]
      return cleared
    }
  }

  /** @returns why the store did not remove it; it is behind all others that are due then */
  async #remove({ account, id, purpose }: DueFile): Promise<unknown> {
    const { kysely } = this.#db
    try {
      await this.#store.delete(nameOf({ purpose, id }))
    } catch (error) {
      await sql`update file set expires_at = ${DATABASE_CLOCK} where account = ${account} and id = ${id}`.execute(
        kysely,
      )
      return error
    }
    await sql`delete from file where account = ${account} and id = ${id}`.execute(kysely)
    return undefined
  }
}

/** From this moment nobody confirms or reads them. */
async function takeDue(db: Kysely<Tables>): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    update file f set state = 'removing' from (
      select account, id from file where expires_at <= ${DATABASE_CLOCK} order by expires_at limit ${CLEAR_AT_ONCE}
    ) due where f.account = due.account and f.id = due.id and f.expires_at is not null
    returning f.account, f.id, f.purpose`.execute(db)
  return rows
}

const missing = (why: string) => new Failure('file_missing', `${why}；请联系管理员检查文件存储`)

import { upsertCreators, upsertLives, upsertVideos } from '#modules/creators'
import { type AlongWith, upsertGoods } from '#modules/goods'
import type { UpsertResult } from '#modules/goods/rules'
import { handleKey } from '#modules/reference/rules'
import { upsertShopProfiles } from '#modules/shops'
import type { Database } from '#platform/database/database.ts'
import type { ReadyRow } from '../rules/goods-of-row.ts'
import type { ImportKind } from '../rules/mapping-fields.ts'

/** A row that is one record of its own, unlike a day of history. */
export type RecordRow = Extract<ReadyRow, { record: unknown }>

/** How the rows of one kind of file are told apart and stored. */
interface RecordStore {
  /**
   * By what a row is known in import_origin. Products are known by their plain id; the other kinds carry a word
   * and a colon, which no id has, so that a video never meets a product of the same number.
   */
  keyOf(row: RecordRow): string
  store(db: Database, rows: readonly RecordRow[], sourceId: number, along: AlongWith): Promise<UpsertResult>
}

type Kind = RecordRow['kind']
type RecordOf<K extends Kind> = Extract<RecordRow, { kind: K }>['record']

function storeFor<K extends Kind>(
  kind: K,
  keyOf: (record: RecordOf<K>) => string,
  write: (db: Database, batch: RecordOf<K>[], sourceId: number, along: AlongWith) => Promise<UpsertResult>,
): RecordStore {
  const recordOf = (row: RecordRow): RecordOf<K> => {
    if (row.kind !== kind) throw new Error(`A row of kind ${row.kind} among those of kind ${kind}.`)
    return row.record as RecordOf<K>
  }
  return {
    keyOf: (row) => keyOf(recordOf(row)),
    store: (db, rows, sourceId, along) => write(db, rows.map(recordOf), sourceId, along),
  }
}

const STORES: Record<Exclude<ImportKind, 'history'>, RecordStore> = {
  products: storeFor('product', ({ externalId }) => externalId, upsertGoods),
  shops: storeFor('shop', ({ externalId }) => `shop:${externalId}`, upsertShopProfiles),
  creators: storeFor('creator', ({ handle }) => `creator:${handleKey(handle)}`, upsertCreators),
  lives: storeFor('live', ({ externalId }) => `live:${externalId}`, upsertLives),
  videos: storeFor('video', ({ externalId }) => `video:${externalId}`, upsertVideos),
}

/** The store of a kind of file whose rows are records; history has a way of its own. */
export function storeOf(kind: ImportKind): RecordStore {
  if (kind === 'history') throw new Error('Days of history are stored as series, not as records.')
  return STORES[kind]
}

export function isRecordRow(row: ReadyRow): row is RecordRow {
  return 'record' in row
}

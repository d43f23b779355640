import type { components } from '@haixuan/api-sdk/schema'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import { withPictures } from '../rules/label-pictures.ts'
import { FACTS, kept } from './label-rows.ts'

type LabelWithContent = components['schemas']['LabelWithContent']

interface Reference {
  place: number
  file: string
}

/**
 * One label of a person as it was saved; null when it is not theirs.
 * @throws {Failure} `files_unavailable` while a picture cannot be read
 */
export async function readLabel(
  db: Database,
  files: Files,
  userId: string,
  id: string,
): Promise<LabelWithContent | null> {
  for (let before: string | undefined; ; ) {
    const row = await readRow(db, userId, id)
    if (!row) return null
    const { thumbnail, content, pictures, ...facts } = row
    try {
      const read = await readPictures(files, userId, JSON.parse(pictures) as Reference[])
      return { label: kept(facts), thumbnail, content: withPictures(content, read) }
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'file_missing')) throw error
      // A saving that ended meanwhile may have removed the file: then the row refers to other ones.
      if (before === pictures) throw away(error)
      before = pictures
    }
  }
}

/** The row and its references as they are at one moment. */
function readRow({ kysely }: Database, userId: string, id: string) {
  return kysely
    .selectFrom('kept_label')
    .select([...FACTS, 'thumbnail', 'content'])
    .select(
      sql<string>`(select coalesce(json_agg(json_build_object('place', p.place, 'file', p.file_id) order by p.place), '[]')::text
        from kept_label_picture p where p.user_id = kept_label.user_id and p.label_id = kept_label.id)`.as(
        'pictures',
      ),
    )
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

async function readPictures(files: Files, account: string, references: readonly Reference[]) {
  const read = new Map<string, Promise<{ bytes: Buffer }>>()
  for (const { file } of references) if (!read.has(file)) read.set(file, files.read(account, file))
  const settled = await Promise.allSettled(read.values())
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return await Promise.all(
    references.map(async ({ place, file }) => ({
      place,
      bytes: (await read.get(file))?.bytes ?? Buffer.alloc(0),
    })),
  )
}

/** Never 404, which says that the label is gone: a browser would then delete its own one. */
function away(cause: unknown): Failure {
  const failure = new Failure(
    'files_unavailable',
    '这个标签的图片现在读不出来：服务器的文件存储里没有它，或内容有变；账号中的标签没有改动，请稍后重试，如仍失败请联系管理员检查文件存储',
    { retryAfterMs: 30_000 },
  )
  failure.cause = cause
  return failure
}

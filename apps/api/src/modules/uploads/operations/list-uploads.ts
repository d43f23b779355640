import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listUploads as list } from '../store/upload-rows.ts'
import { uploadView } from './upload-answer.ts'

export const listUploads: Handler<'listUploads'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: (await list(db.kysely, signedIn(caller).userId)).map(uploadView) },
})

import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { findUpload } from '../store/upload-rows.ts'
import { uploadView } from './upload-answer.ts'

export const getUpload: Handler<'getUpload'> = async ({ params }, { db, caller }) => {
  const upload = await findUpload(db.kysely, { account: signedIn(caller).userId, id: params.id })
  return { status: 200, body: { code: 0, data: uploadView(upload) } }
}

import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { removeUpload } from '../store/finish-upload.ts'

export const cancelUpload: Handler<'cancelUpload'> = async ({ params }, { db, files, caller }) => {
  await removeUpload(db, files, { account: signedIn(caller).userId, id: params.id })
  return { status: 200, body: { code: 0, data: null } }
}

import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { finishUpload as finish } from '../store/finish-upload.ts'
import { uploadView } from './upload-answer.ts'

export const finishUpload: Handler<'finishUpload'> = async ({ params }, { db, files, caller }) => {
  const upload = await finish(db, files, { account: signedIn(caller).userId, id: params.id })
  return { status: 200, body: { code: 0, data: uploadView(upload) } }
}

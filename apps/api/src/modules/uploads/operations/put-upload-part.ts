import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { putPart } from '../store/put-part.ts'
import { uploadView } from './upload-answer.ts'

export const putUploadPart: Handler<'putUploadPart'> = async ({ params, body }, { db, files, caller }) => {
  const part = { account: signedIn(caller).userId, id: params.id, at: params.offset, bytes: body }
  return { status: 200, body: { code: 0, data: uploadView(await putPart(db, files, part)) } }
}

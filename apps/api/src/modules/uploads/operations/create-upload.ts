import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { sizeText, UPLOAD_BYTES } from '../rules/upload-limits.ts'
import { insertUpload } from '../store/upload-rows.ts'
import { uploadView } from './upload-answer.ts'

export const createUpload: Handler<'createUpload'> = async ({ body }, { db, caller }) => {
  if (body.bytes > UPLOAD_BYTES) {
    const message = `文件 ${sizeText(body.bytes)}，超过 ${sizeText(UPLOAD_BYTES)} 的上限，没有上传；请拆分后分别上传`
    throw new Failure('upload_too_large', message, { fields: [{ path: 'body.bytes', message }] })
  }
  const upload = await insertUpload(db, signedIn(caller).userId, body)
  return { status: 201, body: { code: 0, data: uploadView(upload) } }
}

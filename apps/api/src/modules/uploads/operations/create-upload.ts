import { tierReaches } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { sizeText, UPLOAD_BYTES } from '../rules/upload-limits.ts'
import { insertUpload } from '../store/upload-rows.ts'
import { uploadView } from './upload-answer.ts'

/** Tier of imports of the market. */
const IMPORTS = 'yqyy'

export const createUpload: Handler<'createUpload'> = async ({ body }, { db, caller }) => {
  if (body.bytes > UPLOAD_BYTES) {
    const message = `文件 ${sizeText(body.bytes)}，超过 ${sizeText(UPLOAD_BYTES)} 的上限，没有上传；请拆分后分别上传`
    throw new Failure('upload_too_large', message, { fields: [{ path: 'body.bytes', message }] })
  }
  const { userId, tier } = signedIn(caller)
  // Own bills are everybody's; rows of the market are imported by whom the site belongs to.
  if (body.kind !== 'bill' && !tierReaches(tier, IMPORTS)) {
    throw new Failure('tier_needed', '当前会员等级不能上传这种文件，请升级会员', { need: IMPORTS })
  }
  const upload = await insertUpload(db, userId, body)
  return { status: 201, body: { code: 0, data: uploadView(upload) } }
}

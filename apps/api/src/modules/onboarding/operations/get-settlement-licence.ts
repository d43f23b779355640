import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { readLicence } from '../store/licence.ts'

export const getSettlementLicence: Handler<'getSettlementLicence'> = async ({ params }, { db, files }) => {
  const found = await readLicence(db, files, params.id)
  if (!found) throw new Failure('settlement_not_found', '没有这份申请，请刷新列表')
  const picture = `data:${found.type};base64,${found.bytes.toString('base64')}`
  return { status: 200, body: { code: 0, data: { picture } } }
}

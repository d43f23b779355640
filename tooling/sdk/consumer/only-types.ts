import type { OperationId } from '@haixuan/api-sdk'
import '@haixuan/api-sdk'

export const name: OperationId = 'searchGoods'

import { BatchError } from '../batch-error.ts'
import { readData } from '../data/read-data.ts'
import { type CheckOptions, checkRows, type RowFault } from '../records/row-faults.ts'
import type { BatchAnswer, BatchRequest } from './batch-message.ts'

const answer = (message: BatchAnswer) => postMessage(message)

/** Rows whose faults are told at once: often enough to see it move, seldom enough to cost nothing. */
const TOLD_AT_ONCE = 100

function check(options: CheckOptions) {
  let faults: RowFault[] = []
  let rows = 0
  for (const found of checkRows(options)) {
    faults.push(...found)
    if (++rows % TOLD_AT_ONCE !== 0) continue
    answer({ kind: 'checked', rows, faults })
    faults = []
  }
  answer({ kind: 'checked', rows, faults })
  answer({ kind: 'done' })
}

addEventListener('message', async ({ data }: MessageEvent<BatchRequest>) => {
  try {
    if (data.kind === 'read') answer({ kind: 'data', data: await readData(data.source) })
    else check(data.options)
  } catch (error) {
    const line = error instanceof BatchError ? error.line : null
    const message = error instanceof BatchError ? error.message : '数据没有读取成功，请换一个文件重试'
    answer({ kind: 'refused', message, line })
  }
})

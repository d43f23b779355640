import { TextArea } from '@haixuan/ui-kit'
import { useState } from 'react'
import { api } from '#shared/api'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleRequest } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

/** A request is refused, with a reason for its buyer. */
export function RefuseDialog({ request, onClose }: { request: ConsoleRequest; onClose: () => void }) {
  const [reply, setReply] = useState('')
  const act = (): ConsoleAction | string => {
    if (reply.trim() === '') return '请填写拒绝的原因，申请人会看到'
    const body = { status: 'refused', priceFen: null, reply: reply.trim() } as const
    return {
      run: (how) => api.call('decidePurchaseRequest', { path: { id: request.id }, body }, how),
      done: '已拒绝',
      refresh: ['listAdminPurchaseRequests'],
    }
  }
  return (
    <EditDialog title={`拒绝 ${request.planName} 的申请`} onClose={onClose} act={act} saveLabel="拒绝申请">
      <TextArea
        label="原因"
        description="申请人会看到"
        required
        maxLength={500}
        value={reply}
        onChange={setReply}
      />
    </EditDialog>
  )
}

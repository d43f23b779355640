import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $toasts } from '#shared/notice'
import { EditDialog } from './edit-dialog.tsx'

const refusal = new HaixuanError({ code: -1, status: 409, reason: 'desk_refused', message: '金额不符' })

async function open(what: () => Promise<unknown>) {
  const [onClose, toasts, run] = [vi.fn(), createToastQueue(), vi.fn(what)]
  await drawPage(
    () => (
      <EditDialog title="改价" onClose={onClose} act={() => ({ run, done: '修改成功', refresh: [] })}>
        <input aria-label="价格" />
      </EditDialog>
    ),
    { stores: [[$toasts, toasts]] },
  )
  const dialog = document.querySelector('[role=dialog]')
  const form = dialog?.querySelector('form')
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const alerts = [...(dialog?.querySelectorAll('[role=alert]') ?? [])].map(({ textContent }) => textContent)
  return { onClose, run, alerts, notices: toasts.shown().map(({ text }) => text) }
}

it('an act that is refused is said above the form and nowhere else, and the dialog stays', async () => {
  const { onClose, run, alerts, notices } = await open(() => Promise.reject(refusal))
  expect(run).toHaveBeenCalledWith({ quiet: true })
  expect(alerts).toEqual(['金额不符'])
  expect(notices).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

it('an act that is done says so and closes', async () => {
  const { onClose, alerts, notices } = await open(() => Promise.resolve(null))
  expect([alerts, notices]).toEqual([[], ['修改成功']])
  expect(onClose).toHaveBeenCalledOnce()
})

import { HaixuanError } from '@haixuan/api-sdk'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { NewKeyDialog } from './new-key-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

async function open() {
  const onClose = vi.fn()
  await drawPage(() => <NewKeyDialog onClose={onClose} />)
  const dialog = document.querySelector('[role=dialog]')
  const [name, scope] = dialog?.querySelectorAll('input') ?? []
  if (!dialog || !name || !scope) throw new Error('The dialog was not drawn.')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, text)
      name.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const send = () =>
    act(async () =>
      dialog.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
  const said = (text: string) => dialog.textContent?.split(text).length ?? 0
  return { onClose, dialog, scope, type, send, times: (text: string) => said(text) - 1 }
}

it('each mistake is said once, at its field', async () => {
  const { dialog, scope, send, times } = await open()
  await act(async () => scope.click())
  await send()
  expect(times('请填写名称，便于以后辨认')).toBe(1)
  expect(times('请至少选择一项权限')).toBe(1)
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe('有 2 处需要修改')
})

it('a key that was not made is said above the form, and what was typed stays', async () => {
  const failure = new HaixuanError({ code: -1, status: 409, reason: 'keys_full', message: '密钥最多 10 个' })
  const call = vi.spyOn(api, 'call').mockRejectedValue(failure)
  const { onClose, dialog, type, send } = await open()
  await type('日报')
  await send()
  expect(call.mock.calls[0]?.[2]).toEqual({ quiet: true })
  expect(dialog.querySelector('[role=alert]')?.textContent).toBe('密钥最多 10 个')
  expect(dialog.querySelector('input')?.value).toBe('日报')
  expect(onClose).not.toHaveBeenCalled()
})

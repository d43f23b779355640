import { HaixuanError } from '@haixuan/api-sdk'
import { createEffect } from 'effector'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { createForm } from '#shared/form'
import { NameDialog } from './name-dialog.tsx'

const told = vi.fn<(wish: { id: string; name: string }) => Promise<null>>()
const nameFx = createEffect((wish: { id: string; name: string }) => told(wish))
const model = createForm({ initial: { id: '', name: '' }, submit: nameFx })

async function ask(name: string) {
  told.mockReset().mockResolvedValue(null)
  const onClose = vi.fn()
  await drawPage(() => (
    <NameDialog
      title="重命名文件夹"
      model={model}
      start={{ id: 'f1', name }}
      maxLength={30}
      taken={{ names: ['夏季', '冬季'], noun: '文件夹' }}
      onClose={onClose}
    />
  ))
  const dialog = document.querySelector('[role=dialog]')
  const field = dialog?.querySelector('input')
  if (!dialog || !field) throw new Error('The dialog was not drawn.')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === '保存')
  const save = () => act(async () => button?.click())
  return { onClose, dialog, field, type, save }
}

it('begins with the name it has, tells the new one, and closes', async () => {
  const { onClose, field, type, save } = await ask('夏季')
  expect(field.value).toBe('夏季')
  await type('春季')
  await save()
  expect(told).toHaveBeenCalledExactlyOnceWith({ id: 'f1', name: '春季' })
  expect(onClose).toHaveBeenCalledOnce()
})

it('takes no empty name and none that another bears, and says so', async () => {
  const { dialog, type, save } = await ask('夏季')
  await type('  ')
  await save()
  await type('冬季 ')
  await save()
  expect(dialog.textContent).toContain('已有名为“冬季”的文件夹，请换一个名称')
  expect(told).not.toHaveBeenCalled()
  await type('夏季')
  await save()
  expect(told).toHaveBeenCalledOnce()
})

it('a name that is refused stays in its field, with the reason', async () => {
  const { onClose, dialog, field, type, save } = await ask('')
  const fields = [{ path: 'body.name', message: '已有这个名称' }]
  told.mockRejectedValue(
    new HaixuanError({ code: -1, status: 409, reason: 'name_taken', message: '已有', fields }),
  )
  await type('春季')
  await save()
  expect(dialog.textContent).toContain('已有这个名称')
  expect(field.value).toBe('春季')
  expect(onClose).not.toHaveBeenCalled()
})

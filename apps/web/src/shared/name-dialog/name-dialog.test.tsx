import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { NameDialog } from './name-dialog.tsx'

async function ask(name: string) {
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  await drawPage(() => (
    <NameDialog
      title="重命名文件夹"
      name={name}
      taken={{ names: ['夏季', '冬季'], noun: '文件夹' }}
      onDone={onDone}
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
  const enter = () =>
    act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  return { onDone, onClose, dialog, type, enter }
}

it('tells the name without the spaces around it, and closes', async () => {
  const { onDone, onClose, type, enter } = await ask('')
  await type('  春季 ')
  await enter()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('春季')
  expect(onClose).toHaveBeenCalledOnce()
})

it('takes no empty name and none that another bears, and says so', async () => {
  const { onDone, dialog, type, enter } = await ask('夏季')
  await type('  ')
  await enter()
  await type('冬季 ')
  await enter()
  expect(dialog.textContent).toContain('已有名为“冬季”的文件夹，请换一个名称')
  expect(onDone).not.toHaveBeenCalled()
  await type('夏季')
  await enter()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('夏季')
})

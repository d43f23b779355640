import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { CodeField } from './code-field.tsx'

/** The field for a recipient, inside a form; what is typed is kept as a form keeps it. */
async function draw(to: string | undefined, stores: Parameters<typeof drawPage>[1] = {}) {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  function Form() {
    const [value, setValue] = useState('')
    return (
      <form onSubmit={submitted}>
        <CodeField purpose="register" to={to} field={{ name: 'code', value, onChange: setValue }} />
      </form>
    )
  }
  const { place } = await drawPage(Form, stores)
  const input = place.querySelector('input') as HTMLInputElement
  const button = place.querySelector('button') as HTMLButtonElement
  const type = (text: string) =>
    act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { input, button, type, submitted }
}

test('is a field for one-time codes, whose button asks for one and submits nothing', async () => {
  const call = vi.spyOn(api, 'call').mockReturnValue(new Promise(() => undefined) as never)
  const { input, button, submitted } = await draw('13800138000')
  expect([input.inputMode, input.autocomplete]).toEqual(['numeric', 'one-time-code'])
  expect(button.type).toBe('button')
  await act(async () => button.click())
  expect(call.mock.calls).toEqual([['sendCode', { body: { purpose: 'register', to: '13800138000' } }]])
  expect(submitted).not.toHaveBeenCalled()
  call.mockRestore()
})

test('a code that is pasted with spaces is whole, not cut', async () => {
  const { input, type } = await draw('13800138000')
  await type('123 456')
  expect(input.value).toBe('123456')
  expect(input.maxLength).toBe(-1)
})

test('without a recipient nothing can be asked for', async () => {
  const { button } = await draw(undefined)
  expect(button.disabled).toBe(true)
})

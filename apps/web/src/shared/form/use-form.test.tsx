import { HaixuanError } from '@haixuan/api-sdk'
import { Button, Checkbox, Form, TextField } from '@haixuan/ui-kit'
import { createEffect } from 'effector'
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { createForm } from './create-form.ts'
import { useForm } from './use-form.ts'

interface Wish {
  name: string
  note: string
  isOn: boolean
}

const told = vi.fn<(wish: Wish) => Promise<string>>()
const sendFx = createEffect((wish: Wish) => told(wish))
const model = createForm({
  initial: { name: '', note: '', isOn: false },
  faults: ({ name }) => ({ name: name === '' ? '请填写名称' : undefined }),
  submit: sendFx,
})
const painted: string[] = []

function WishForm({ onDone }: { onDone: (result: string) => void }) {
  const { form, submit, field, box, values } = useForm(model, { start: { note: '补货' }, onDone })
  painted.push(values.note)
  return (
    <>
      <Form {...form}>
        <TextField label="名称" {...field('name')} />
        <TextField label="备注" {...field('note')} />
        <Checkbox {...box('isOn')}>开启</Checkbox>
      </Form>
      <Button {...submit}>保存</Button>
    </>
  )
}

async function open() {
  told.mockReset().mockResolvedValue('made')
  painted.length = 0
  const onDone = vi.fn()
  let toggle = () => {}
  const { place } = await drawPage(() => {
    const [isOpen, setIsOpen] = useState(true)
    toggle = () => setIsOpen((before) => !before)
    return isOpen ? <WishForm onDone={onDone} /> : null
  })
  const inputs = () => [...place.querySelectorAll('input')]
  const [name, , isOn] = inputs()
  if (!name || !isOn) throw new Error('The form was not drawn.')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, text)
      name.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const button = () => place.querySelector('button')
  const save = () => act(async () => button()?.click())
  return { place, onDone, inputs, isOn, type, button, save, toggle: () => act(async () => toggle()) }
}

it('is painted with what it begins with, from the first time on', async () => {
  const { inputs } = await open()
  expect(inputs().map(({ name, value }) => [name, value])).toEqual([
    ['name', ''],
    ['note', '补货'],
    ['isOn', 'on'],
  ])
  expect(new Set(painted)).toEqual(new Set(['补货']))
})

it('sends what was typed by a button outside of it, and tells the answer once', async () => {
  const { onDone, isOn, type, save } = await open()
  await type('水壶')
  await act(async () => isOn.click())
  await save()
  expect(told).toHaveBeenCalledExactlyOnceWith({ name: '水壶', note: '补货', isOn: true })
  expect(onDone).toHaveBeenCalledExactlyOnceWith('made')
})

it('leads to the first field that is wrong', async () => {
  const { place, inputs, save } = await open()
  await save()
  expect(place.textContent).toContain('请填写名称')
  expect(document.activeElement).toBe(inputs()[0])
  expect(told).not.toHaveBeenCalled()
})

it('says a failure of no field above it, and keeps what was typed', async () => {
  const { place, onDone, inputs, type, save } = await open()
  told.mockRejectedValue(new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络断了' }))
  await type('水壶')
  await save()
  expect(place.querySelector('[role=alert]')?.textContent).toBe('网络断了')
  expect(inputs()[0]?.value).toBe('水壶')
  expect(onDone).not.toHaveBeenCalled()
})

it('waits for one answer at a time', async () => {
  const { type, button, save } = await open()
  let answer: (text: string) => void = () => {}
  told.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await type('水壶')
  await save()
  await save()
  expect(told).toHaveBeenCalledOnce()
  expect(button()?.getAttribute('aria-busy') ?? button()?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer('made'))
  expect(button()?.getAttribute('aria-busy')).not.toBe('true')
})

it('keeps nothing of what was typed once it is gone', async () => {
  const { inputs, type, toggle } = await open()
  await type('水壶')
  await toggle()
  await toggle()
  expect(inputs()[0]?.value).toBe('')
})

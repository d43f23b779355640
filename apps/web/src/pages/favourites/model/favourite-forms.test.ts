import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import { $toasts } from '#shared/notice'
import { noteForm } from './note-form.ts'
import { pasteForm } from './paste-form.ts'

const CREATORS = { marketplace: 'tiktok', subject: 'creator' } as const
const GOODS = { marketplace: 'temu', subject: 'goods' } as const

function begin(
  answer: () => Promise<unknown> = async () => ({ added: 2, kept: 0, unknown: [], changed: 1 }),
) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  onTestFinished(() => call.mockRestore())
  const toasts = createToastQueue()
  return { scope: fork({ values: [[$toasts, toasts]] }), call, said: () => toasts.shown().length }
}

it.each([
  ['a note', { ...GOODS, note: ' 补货 ' }, { note: '补货' }],
  ['no note', { ...GOODS, note: ' ' }, { note: null }],
  ['an outreach', { ...CREATORS, outreach: 'sampled' as const }, { note: null, outreach: 'sampled' }],
])('%s is told to the server', async (_, about, told) => {
  const { scope, call } = begin()
  await fillForm(scope, noteForm, { id: '7', ...about })
  expect(call.mock.calls).toEqual([
    [
      'updateFavourites',
      { path: { marketplace: about.marketplace, kind: about.subject }, body: { ids: ['7'], ...told } },
      { quiet: true },
    ],
  ])
})

it('a note that was not kept is said in its form alone, and stays there', async () => {
  const fields = [{ path: 'body.note', message: '备注太长' }]
  const refusal = new HaixuanError({ code: -1, status: 400, reason: 'bad_body', message: '请求错误', fields })
  const { scope, said } = begin(() => Promise.reject(refusal))
  await fillForm(scope, noteForm, { ...GOODS, id: '7', note: '补货' })
  expect([scope.getState(noteForm.$errors), said()]).toEqual([{ note: '备注太长' }, 0])
  expect(scope.getState(noteForm.$values)?.note).toBe('补货')
})

it.each([
  [undefined, {}],
  ['f1', { folder: 'f1' }],
])('what is pasted is kept in the folder %s', async (folder, told) => {
  const { scope, call } = begin()
  await fillForm(scope, pasteForm, { ...GOODS, ids: '601\n602，601', folder })
  expect(call.mock.calls).toEqual([
    [
      'addFavourites',
      { path: { marketplace: 'temu', kind: 'goods' }, body: { ids: ['601', '602'], ...told } },
      { quiet: true },
    ],
  ])
})

const ids = (count: number) => Array.from({ length: count }, (_, n) => String(600_000 + n)).join('\n')

it.each([
  ['nothing', '', '请填写 ID 或链接，每行一个'],
  ['no id', '水壶', '这些行里没有找到 ID：水壶'],
  ['more than one call takes', ids(201), '一次最多 200 个，现在有 201 个，请分几次添加'],
])('%s is not sent', async (_, text, said) => {
  const { scope, call } = begin()
  await fillForm(scope, pasteForm, { ...GOODS, ids: text })
  expect(scope.getState(pasteForm.$errors)).toEqual({ ids: said })
  expect(call).not.toHaveBeenCalled()
})

it('as many as one call takes are sent, beside lines without an id', async () => {
  const { scope, call } = begin()
  await fillForm(scope, pasteForm, { ...GOODS, ids: `${ids(200)}\n水壶` })
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { ids: { length: 200 } } })
})

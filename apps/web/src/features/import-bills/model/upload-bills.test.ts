import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { personLeft } from '#shared/session'
import {
  $files,
  type BillFile,
  cancelUploadFx,
  FILES_MOST,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesForgotten,
  sendBillFx,
} from './upload-bills.ts'

const file = (name: string, text = 'a,b') => new File([text], name, { lastModified: 1 })
afterEach(() => vi.restoreAllMocks())

/** A scope whose server takes files, but for those that are called so. */
function site(refused: Set<string> = new Set()) {
  const [sent, cancelled]: [string[], string[]] = [[], []]
  let running = 0
  let most = 0
  const scope = fork({
    handlers: [
      [
        sendBillFx,
        async ({ file: { name } }: { file: File }) => {
          running++
          most = Math.max(most, running)
          await Promise.resolve()
          running--
          if (refused.has(name)) throw new Error('网络连接失败，请检查网络后重试')
          sent.push(name)
          return `upload of ${name}`
        },
      ],
      [cancelUploadFx, (id: string) => cancelled.push(id)],
    ],
  })
  const states = () =>
    scope.getState($files).map((one) => [one.file.name, one.state, one.upload ?? one.reason])
  return { scope, sent, cancelled, states, mostAtOnce: () => most }
}

test('files are sent one after another, each once', async () => {
  const { scope, sent, states, mostAtOnce } = site()
  await allSettled(filesChosen, { scope, params: [file('a.csv'), file('b.csv')] })
  await allSettled(filesChosen, { scope, params: [file('a.csv'), file('c.csv')] })
  expect(states()).toEqual([
    ['a.csv', 'done', 'upload of a.csv'],
    ['b.csv', 'done', 'upload of b.csv'],
    ['c.csv', 'done', 'upload of c.csv'],
  ])
  expect([sent, mostAtOnce()]).toEqual([['a.csv', 'b.csv', 'c.csv'], 1])
})

test('one that fails stops no other, says why, and is sent again when asked', async () => {
  const refused = new Set(['a.csv'])
  const { scope, sent, states } = site(refused)
  await allSettled(filesChosen, { scope, params: [file('a.csv'), file('b.csv')] })
  expect(states()).toEqual([
    ['a.csv', 'failed', '网络连接失败，请检查网络后重试'],
    ['b.csv', 'done', 'upload of b.csv'],
  ])
  refused.clear()
  await allSettled(fileRetried, { scope, params: scope.getState($files)[0]?.key ?? '' })
  expect([states()[0], sent]).toEqual([
    ['a.csv', 'done', 'upload of a.csv'],
    ['b.csv', 'a.csv'],
  ])
})

test('as many files as one import takes, and not one more', async () => {
  const { scope, states } = site()
  const many = Array.from({ length: FILES_MOST + 1 }, (_, n) => file(`${n}.csv`))
  await allSettled(filesChosen, { scope, params: many })
  expect(states()).toHaveLength(FILES_MOST)
})

test('a file is taken out, and nothing is left for the next import or the next person', async () => {
  const { scope, states, cancelled } = site()
  await allSettled(filesChosen, { scope, params: [file('a.csv'), file('b.csv')] })
  await allSettled(fileRemoved, { scope, params: scope.getState($files)[0] as BillFile })
  expect(states().map(([name]) => name)).toEqual(['b.csv'])
  expect(cancelled).toEqual(['upload of a.csv'])
  await allSettled(filesForgotten, { scope })
  expect(states()).toEqual([])
  await allSettled(filesChosen, { scope, params: [file('c.csv')] })
  await allSettled(personLeft, { scope })
  expect(states()).toEqual([])
})

test('files of one name from two folders are two files; the same file again is one', async () => {
  const { scope, states } = site()
  const other = new File(['a,b'], 'a.csv', { lastModified: 2 })
  await allSettled(filesChosen, { scope, params: [file('a.csv'), other] })
  await allSettled(filesChosen, { scope, params: [file('a.csv')] })
  expect(states().map(([name]) => name)).toEqual(['a.csv', 'a.csv'])
})

/** What the server is asked while a file of that size is sent. */
async function calls(bytes: number, answer: (name: string, count: number) => unknown = () => ({ id: 'u' })) {
  const asked: [string, unknown][] = []
  vi.spyOn(api, 'call').mockImplementation((async (name: string, input: { path?: unknown }) => {
    asked.push([name, input.path])
    return answer(name, asked.length)
  }) as never)
  const scope = fork()
  await allSettled(filesChosen, { scope, params: [new File([new Uint8Array(bytes)], 'a.zip')] })
  return { scope, asked }
}

test.each([
  [1_048_575, [0]],
  [1_048_576, [0]],
  [1_048_577, [0, 1_048_576]],
])('a file of %i bytes is sent in parts of 1 MiB', async (bytes, offsets) => {
  const { scope, asked } = await calls(bytes)
  expect(asked).toEqual([
    ['createUpload', undefined],
    ...offsets.map((offset) => ['putUploadPart', { id: 'u', offset }]),
    ['finishUpload', { id: 'u' }],
  ])
  expect(scope.getState($files)[0]).toMatchObject({ state: 'done', upload: 'u', sent: bytes })
})

test('an upload that failed half way is given up on the server, too', async () => {
  const { scope, asked } = await calls(1_048_577, (name, count) => {
    if (name === 'putUploadPart' && count === 3) throw new Error('网络连接失败')
    return { id: 'u' }
  })
  expect(asked.at(-1)).toEqual(['cancelUpload', { id: 'u' }])
  expect(scope.getState($files)[0]).toMatchObject({ state: 'failed', sent: 1_048_576, upload: null })
})

test('a file that is taken out while it is sent stops, and the next one is sent', async () => {
  const scope = fork()
  const stopped: string[] = []
  let began: () => void = () => undefined
  const isSending = new Promise<void>((resolve) => {
    began = resolve
  })
  vi.spyOn(api, 'call').mockImplementation((async (
    name: string,
    input: { path?: { id: string }; body?: { name: string } },
    options: { signal?: AbortSignal },
  ) => {
    if (name === 'createUpload') return { id: input.body?.name }
    if (name === 'cancelUpload') return stopped.push(input.path?.id ?? '')
    if (name === 'putUploadPart' && input.path?.id === 'a.csv') {
      began()
      await new Promise((_, reject) =>
        options.signal?.addEventListener('abort', () => reject(new Error('停'))),
      )
    }
    return {}
  }) as never)
  const all = allSettled(filesChosen, { scope, params: [file('a.csv'), file('b.csv')] })
  await isSending
  await allSettled(fileRemoved, { scope, params: scope.getState($files)[0] as BillFile })
  await all
  expect(scope.getState($files).map((one) => [one.file.name, one.state])).toEqual([['b.csv', 'done']])
  expect(stopped).toEqual(['a.csv'])
})

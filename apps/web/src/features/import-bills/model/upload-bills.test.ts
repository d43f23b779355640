import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { personLeft } from '#shared/session'
import {
  $files,
  FILES_MOST,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesForgotten,
  sendBillFx,
} from './upload-bills.ts'

const file = (name: string, text = 'a,b') => new File([text], name)

/** A scope whose server takes files, but for those that are called so. */
function site(refused: Set<string> = new Set()) {
  const sent: string[] = []
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
    ],
  })
  const states = () =>
    scope.getState($files).map((one) => [one.file.name, one.state, one.upload ?? one.reason])
  return { scope, sent, states, mostAtOnce: () => most }
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
  const { scope, states } = site()
  await allSettled(filesChosen, { scope, params: [file('a.csv'), file('b.csv')] })
  await allSettled(fileRemoved, { scope, params: scope.getState($files)[0]?.key ?? '' })
  expect(states().map(([name]) => name)).toEqual(['b.csv'])
  await allSettled(filesForgotten, { scope })
  expect(states()).toEqual([])
  await allSettled(filesChosen, { scope, params: [file('c.csv')] })
  await allSettled(personLeft, { scope })
  expect(states()).toEqual([])
})

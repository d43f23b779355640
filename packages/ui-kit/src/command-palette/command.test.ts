import { expect, it } from 'vitest'
import { type Command, foundCommands, inGroups } from './command.ts'

const command = (id: string, more: Partial<Command> = {}): Command => ({ id, label: `页面 ${id}`, ...more })
const ids = (commands: readonly Command[]) => commands.map(({ id }) => id)

it('finds by words, and keeps what was found elsewhere', () => {
  const all = [command('a', { label: '降价榜' }), command('b', { label: '保温杯', isFound: true })]
  expect(ids(foundCommands(all, 'jjb'))).toEqual(['a', 'b'])
  expect(ids(foundCommands(all, '没有'))).toEqual(['b'])
})

it.each([49, 50, 51])(
  'of %i pages at most fifty are shown, and none takes the room of what was found',
  (count) => {
    const pages = Array.from({ length: count }, (_, at) => command(`${at}`))
    const shown = foundCommands([...pages, command('search', { isFound: true })], '')
    expect(shown).toHaveLength(Math.min(count, 50) + 1)
    expect(shown.at(-1)?.id).toBe('search')
  },
)

it('puts groups where their first command is', () => {
  const groups = inGroups([
    command('a', { group: '商品' }),
    command('b'),
    command('c', { group: '商品' }),
    command('d', { group: '店铺' }),
  ])
  expect(groups.map(({ title, commands }) => [title, ids(commands)])).toEqual([
    ['商品', ['a', 'c']],
    [undefined, ['b']],
    ['店铺', ['d']],
  ])
})

import { matchesQuery } from '../pinyin-initials/index.ts'

export type Command = {
  id: string
  label: string
  /** Where it belongs, as Temu / 商品库. */
  context?: string
  /** Other words it is found by. */
  keywords?: string
  shortcut?: string
  /** Heading that it is under, with all others of that name. */
  group?: string
  /** Somebody else has found it for what is typed: it is shown whatever its words are. */
  isFound?: boolean
}

type Group = { id: string; title: string | undefined; commands: Command[] }

/** Of those that are found by their words. */
const MOST_SHOWN = 50

const fits = ({ label, context = '', keywords = '' }: Command, query: string) =>
  [label, context, keywords].some((text) => matchesQuery(text, query))

/** The commands for what is typed, in their order. */
export function foundCommands(commands: readonly Command[], query: string): readonly Command[] {
  let space = MOST_SHOWN
  return commands.filter((command) => command.isFound || (fits(command, query) && space-- > 0))
}

/** Each group where its first command is. */
export function inGroups(commands: readonly Command[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const command of commands) {
    const id = `group ${command.group ?? ''}`
    const group = groups.get(id) ?? { id, title: command.group, commands: [] }
    groups.set(id, group)
    group.commands.push(command)
  }
  return [...groups.values()]
}

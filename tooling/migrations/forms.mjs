// Statements after which a server of an earlier release may fail, or stores what nobody understands.
import { listed, statementsOf } from './statements.mjs'

const NAME = String.raw`(?:public\.)?(\w+)`
const match = (pattern, text) => new RegExp(pattern.replaceAll('NAME', NAME)).exec(text)?.slice(1)

/** What one action of `alter table` does to servers of an earlier release. */
const ACTIONS = [
  [/^rename (?!constraint )/, 'renames a table or column'],
  [/^drop (?!constraint )/, 'drops a column'],
  [/^drop constraint /, 'drops a constraint, which an insert may name'],
  [/^alter (column )?\w+ (set data )?type /, 'changes the type of a column'],
  [/^alter (column )?\w+ set not null/, 'forbids nulls that earlier servers write'],
  [/^alter (column )?\w+ drop not null/, 'allows nulls that earlier servers do not expect'],
  [/^alter (column )?\w+ drop (default|identity|expression)/, 'drops a value that earlier servers rely on'],
  [
    /^add (constraint \w+ )?(check|unique|primary key|foreign key|exclude)\b/,
    'adds a check that earlier servers do not know',
  ],
  [/^set schema /, 'moves a table'],
  [/^(force|enable) row level security/, 'hides rows'],
  [/^detach partition/, 'takes rows away'],
]
const isNewColumn = (action) =>
  /^add (?!constraint |check\b|unique\b|primary |foreign |exclude\b)/.test(action)
const columnOf = (action) => match('^add (?:column )?(?:if not exists )?NAME', action)?.[0]

/** Other statements by themselves: the pattern names the table, where there is one. */
const STATEMENTS = [
  ['^drop (?:table|view|materialized view) (?:if exists )?NAME', 'drops a table'],
  ['^truncate (?:table )?NAME', 'empties a table'],
  ['\\bdelete from (?:only )?NAME', 'deletes rows'],
  [
    '^drop (?:type|domain|schema|sequence|function|procedure|trigger|extension)\\b',
    'drops what earlier servers may use',
  ],
  ['^alter (?:type|domain|sequence|view|function)\\b', 'changes what earlier servers may use'],
  ['^alter index \\S+ rename\\b', 'renames an index'],
  ['^do\\b', 'runs a block that cannot be checked'],
  ['^create (?:or replace )?(?:trigger|rule)\\b', 'changes what a statement of an earlier server does'],
  ['^revoke\\b', 'takes rights away'],
]

/** Tables and columns that this release makes: no earlier server knows them. */
export function madeBy(files) {
  const tables = new Set()
  const columns = new Set()
  const unique = new Set()
  for (const statement of files.flatMap(({ sql }) => statementsOf(sql))) {
    const table = match('^create (?:unlogged )?table (?:if not exists )?NAME', statement)?.[0]
    if (table) tables.add(table)
    for (const { name, action } of actionsOf(statement))
      if (isNewColumn(action)) columns.add(`${name}.${columnOf(action)}`)
    const index = match('^create unique index (?:concurrently )?(?:if not exists )?NAME', statement)?.[0]
    if (index) unique.add(index)
  }
  return { tables, columns, unique }
}

function actionsOf(statement) {
  const found = match('^alter table (?:if exists )?(?:only )?NAME (.*)$', statement)
  return found ? listed(found[1]).map((action) => ({ name: found[0], action })) : []
}

/**
 * What a migration takes from servers of an earlier release, a sentence each.
 * @param made tables and columns of this release, and the unique indexes of all releases
 */
export function contractions(sql, made) {
  return statementsOf(sql).flatMap((statement) => [
    ...ofTable(statement, made),
    ...ofStatement(statement, made),
    ...ofValues(statement, made),
    ...ofIndex(statement, made),
  ])
}

function ofTable(statement, { tables, columns }) {
  return actionsOf(statement)
    .filter(({ name }) => !tables.has(name))
    .flatMap(({ name, action }) => {
      const column = match('^(?:alter|drop) (?:column )?(?:if exists )?NAME', action)?.[0]
      if (columns.has(`${name}.${column}`)) return []
      if (isNewColumn(action)) return demandsValue(action) ? [`${name}: ${action} demands a value`] : []
      return ACTIONS.filter(([form]) => form.test(action)).map(([, why]) => `${name}: ${action} ${why}`)
    })
}

/** Inserts of earlier servers leave a new column out. */
const demandsValue = (action) =>
  (/ not null\b/.test(action) || / primary key\b/.test(action)) && !/ (default|generated) /.test(action)

function ofStatement(statement, { tables }) {
  return STATEMENTS.flatMap(([form, why]) => {
    const found = match(form, statement)
    return found && !tables.has(found[0]) ? [`${statement} ${why}`] : []
  })
}

/** A value in a column that earlier servers read means the same before and after, or they show something wrong. */
function ofValues(statement, { tables, columns }) {
  const found = match('(?:^|[( ])update (?:only )?NAME(?: (?:as )?(?!set )\\w+)? set (.*)$', statement)
  if (!found || /\bdo update set\b/.test(statement)) return []
  const [table, rest] = found
  if (tables.has(table)) return []
  const set = listed(rest).map((part) => /^\(?(\w+)\)? =/.exec(part)?.[1])
  const changed = set.filter((column) => column !== undefined && !columns.has(`${table}.${column}`))
  return changed.length > 0 ? [`${table}: changes stored values of ${changed.join(', ')}`] : []
}

function ofIndex(statement, { tables, unique }) {
  const made = match(
    '^create unique index (?:concurrently )?(?:if not exists )?\\S+ on (?:only )?NAME',
    statement,
  )
  if (made && !tables.has(made[0]))
    return [`${made[0]}: ${statement} adds a check that earlier servers do not know`]
  const dropped = match('^drop index (?:concurrently )?(?:if exists )?NAME', statement)
  if (!dropped || !unique.has(dropped[0])) return []
  return [`${dropped[0]}: drops a unique index, which an insert may rely on`]
}

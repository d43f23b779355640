import type { Handler } from '#platform/http/handler.ts'
import { FLAG_TITLES, FLAGS, type FlagName } from '../rules/feature-flags.ts'
import { readFlags } from '../store/host-rows.ts'

export const listFlags: Handler<'listFlags'> = async (_req, { db }) => {
  const flags = await readFlags(db.kysely)
  const names = Object.keys(FLAGS) as FlagName[]
  const data = names.map((name) => ({
    ...{ name, title: FLAG_TITLES[name], isOn: flags[name], isOnUnlessSet: FLAGS[name] },
  }))
  return { status: 200, body: { code: 0, data } }
}

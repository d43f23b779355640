import type { Handler } from '#platform/http/handler.ts'
import { mappingNames, namedMapping } from '../files/read-mapping.ts'
import { columnsOf } from '../rules/mapping-file.ts'

export const listImportMappings: Handler<'listImportMappings'> = async (
  _call,
  { importParts: { kinds } },
) => {
  const data = mappingNames().map((name) => {
    const { title, kind, marketplace, fields, latest = {} } = namedMapping(kinds, name)
    const rules = [...Object.values(fields), ...Object.values(latest)]
    return {
      name,
      title,
      kind,
      marketplace,
      columns: [...new Set(rules.flatMap((rule) => columnsOf(rule, true)))],
    }
  })
  return { status: 200, body: { code: 0, data } }
}

import { demand, insertLine, isFolder, kebab, writeNew } from './scaffold.mjs'

const parameter = (name) =>
  name === 'marketplace'
    ? `    - { $ref: ../parameters/path.yaml#/Marketplace }
`
    : `    - name: ${name}
      in: path
      required: true
      schema: { type: string, pattern: '^[A-Za-z0-9_-]{1,40}$' }
`

const parameters = (url) => {
  const names = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.length ? `  parameters:\n${names.map(parameter).join('')}` : ''
}

const path = (id, method, area, url) => `${method}:
  operationId: ${id}
  tags: [${area}]
  summary: Say in one line what it answers
  x-access:
    auth: user
    rateClass: read
${parameters(url)}  responses:
    '200':
      description: Success.
      content:
        application/json:
          schema:
            type: object
            required: [code, data]
            additionalProperties: false
            properties:
              code: { const: 0 }
              data:
                type: object
                required: [count]
                additionalProperties: false
                properties:
                  count: { type: integer, minimum: 0 }
          examples:
            typical: { $ref: ../examples/${kebab(id)}.json }
    default: { $ref: ../responses/Failure.yaml }
`

const example = `{
  "summary": "Say what this example shows",
  "value": { "code": 0, "data": { "count": 0 } }
}
`

const read = (id) => id.replace(/^[a-z]+/, 'read')

const store = (id) => `import type { Database } from '#platform/database/database.ts'

/** Say what it reads. */
export async function ${read(id)}({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select 0::bigint as count')
  return rows[0]?.count ?? 0
}
`

const handler = (id) => `import type { Handler } from '#platform/http/handler.ts'
import { ${read(id)} } from '../store/${kebab(read(id))}.ts'

/** Say what it answers, and to whom. */
export const ${id}: Handler<'${id}'> = async (_request, { db }) => ({
  status: 200,
  body: { code: 0, data: { count: await ${read(id)}(db) } },
})
`

const MODULES = 'apps/api/src/modules'

/** An operation of a module, written into the contract first: path, example, handler, query. Run \`pnpm gen\` next. */
export function newOperation(module, id, method, url) {
  demand(module, /^[a-z][a-z-]*$/, 'The module')
  demand(id, /^[a-z]+[A-Z][a-zA-Z0-9]*$/, 'The operationId')
  demand(method, /^(get|post|put|patch|delete)$/, 'The method')
  demand(url, /^\/api(\/([a-z][a-zA-Z-]*|\{[a-zA-Z]+\}))+$/, 'The path')
  if (!isFolder(`${MODULES}/${module}`)) throw new Error(`There is no module ${MODULES}/${module}.`)
  const words = url
    .split('/')
    .slice(2)
    .filter((word) => !word.startsWith('{'))
  const file = `${words.join('.')}${method === 'get' ? '' : `.${method}`}`
  const files = writeNew({
    [`openapi/paths/${file}.yaml`]: path(id, method, module, url),
    [`openapi/examples/${kebab(id)}.json`]: example,
    [`${MODULES}/${module}/operations/${kebab(id)}.ts`]: handler(id),
    [`${MODULES}/${module}/store/${kebab(read(id))}.ts`]: store(id),
  })
  const handlers = 'apps/api/src/operations.ts'
  return [
    ...files,
    insertLine('openapi/openapi.yaml', `  ${url}: { $ref: paths/${file}.yaml }`, /^ {2}\/api\//),
    insertLine(
      handlers,
      `import { ${id} } from './modules/${module}/operations/${kebab(id)}.ts'`,
      /^import \{ \w+ \} from '\.\/modules\//,
    ),
    insertLine(handlers, `  ${id},`, /^ {2}\w+,$/),
  ]
}

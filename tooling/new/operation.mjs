import { demand, insertLine, kebab, writeNew } from './scaffold.mjs'

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

const handler = (id) => `import type { Handler } from '#platform/http/handler.ts'

export const ${id}: Handler<'${id}'> = async (_request, { db }) => {
  const { rows } = await db.pool.query<{ count: number }>('select 0::bigint as count')
  return { status: 200, body: { code: 0, data: { count: rows[0]?.count ?? 0 } } }
}
`

/** An operation, written into the contract first: path, example, handler. Run \`pnpm gen\` next. */
export function newOperation(id, method, url) {
  demand(id, /^[a-z][a-zA-Z0-9]+$/, 'The operationId')
  demand(method, /^(get|post|put|patch|delete)$/, 'The method')
  demand(url, /^\/api(\/([a-z][a-zA-Z-]*|\{[a-zA-Z]+\}))+$/, 'The path')
  const words = url
    .split('/')
    .slice(2)
    .filter((word) => !word.startsWith('{'))
  const file = `${words.join('.')}${method === 'get' ? '' : `.${method}`}`
  const files = writeNew({
    [`openapi/paths/${file}.yaml`]: path(id, method, words[0], url),
    [`openapi/examples/${kebab(id)}.json`]: example,
    [`apps/api/src/modules/${words[0]}/operations/${kebab(id)}.ts`]: handler(id),
  })
  return [
    ...files,
    insertLine('openapi/openapi.yaml', `  ${url}: { $ref: paths/${file}.yaml }`, /^ {2}\/api\//),
    insertLine(
      'apps/api/src/operations.ts',
      `import { ${id} } from '#modules/${words[0]}/operations/${kebab(id)}.ts'`,
      /^import \{ \w+ \} from '#modules\//,
    ),
    insertLine('apps/api/src/operations.ts', `  ${id},`, /^ {2}\w+,$/),
  ]
}

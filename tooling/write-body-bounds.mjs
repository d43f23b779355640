// Writes the bounds of request bodies and of ids in paths, from the bundled contract: what forms and pasted ids are held to.
import { writeFileSync } from 'node:fs'
import { contract, resolve } from './bundled-contract.mjs'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems']

const quoted = (value) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)

/** `name: { bounds }` of a schema and of what is in it; `list[]` is an entry of a list, `a.b` a part of an object. */
function boundsOf(name, given) {
  const schema = resolve(given)
  // What may be null has the bounds of its other form.
  const forms = (schema.oneOf ?? []).map(resolve).filter(({ type }) => type !== 'null')
  if (forms.length === 1) return boundsOf(name, forms[0])
  const kept = schema.enum ? [] : BOUNDS.filter((key) => key in schema)
  const own = kept.map((key) => `${key}: ${quoted(schema[key])}`).join(', ')
  return [
    ...(own === '' || name === '' ? [] : [`  ${/^\w+$/.test(name) ? name : quoted(name)}: { ${own} },`]),
    ...(schema.items ? boundsOf(`${name}[]`, schema.items) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      boundsOf(name === '' ? key : `${name}.${key}`, part),
    ),
  ]
}

const constants = Object.values(contract.paths).flatMap((item) =>
  METHODS.filter((method) => item[method]).flatMap((method) => {
    const { operationId, requestBody, parameters = [] } = item[method]
    const inPath = [...(item.parameters ?? []), ...parameters].map(resolve).filter((one) => one.in === 'path')
    const body = requestBody?.content['application/json']?.schema
    return [
      [`${operationId}Path`, inPath.flatMap(({ name, schema }) => boundsOf(name, schema))],
      [`${operationId}Body`, body ? boundsOf('', body) : []],
    ]
  }),
)

writeFileSync(
  process.argv[2],
  `// Made by \`node tooling/gen.mjs\` from the contract; change openapi/ and run it again.
// Each operation is a constant of its own, so that a page carries only the bounds that it reads.
${constants
  .filter(([, lines]) => lines.length > 0)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, lines]) => `export const ${name} = {\n${lines.join('\n')}\n} as const\n`)
  .join('')}`,
)

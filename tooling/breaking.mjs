// Compares the contract with the last released one and names every change that can break a client.
// An intended break is one line in openapi/approved-breaks.txt: the finding, a tab or two spaces, the reason.
// No maintained comparer for OpenAPI 3.1 runs on Node without fetching a binary, hence these rules of our own.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const resolver = (root) => (node) => {
  let at = node
  while (at?.$ref)
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce((object, key) => object?.[key.replaceAll('~1', '/')], root)
  return at ?? {}
}

const types = (schema) => [schema.type ?? []].flat().sort()
const listed = (schema) => (schema.enum ?? ('const' in schema ? [schema.const] : undefined))?.map(String)

/**
 * Findings about one schema. `direction` is what breaks: in a response, less or other than before;
 * in a request, more demanded or less accepted than before.
 */
function compareSchemas(before, after, where, direction, { was, is }, above = []) {
  const [old, now] = [was(before), is(after)]
  // A schema that holds itself (areas hold areas) is compared once on each way down.
  const pair = before?.$ref && after?.$ref ? `${before.$ref} ${after.$ref}` : undefined
  if (pair && above.includes(pair)) return []
  const below = pair ? [...above, pair] : above
  const found = []
  const [oldTypes, newTypes] = [types(old), types(now)]
  const lostTypes = oldTypes.filter((type) => !newTypes.includes(type))
  const newKinds = newTypes.filter((type) => !oldTypes.includes(type))
  if (oldTypes.length && newTypes.length && (direction === 'request' ? lostTypes.length : newKinds.length)) {
    found.push(`${where}: type ${oldTypes.join('|')} became ${newTypes.join('|')}`)
  }
  const [oldValues, newValues] = [listed(old), listed(now)]
  if (oldValues && newValues && direction === 'request') {
    for (const value of oldValues)
      if (!newValues.includes(value)) found.push(`${where}: value ${value} is no longer accepted`)
  }
  if (oldValues && direction === 'response') {
    const fresh = newValues ? newValues.filter((value) => !oldValues.includes(value)) : ['any']
    for (const value of fresh) found.push(`${where}: value ${value} can now be answered`)
  }
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const at = `${where}.${name}`
    if (!now.properties || !(name in now.properties)) {
      if (direction === 'response' || now.additionalProperties === false) found.push(`${at}: removed`)
      continue
    }
    found.push(...compareSchemas(property, now.properties[name], at, direction, { was, is }, below))
  }
  const demanded = (schema) => new Set(schema.required ?? [])
  for (const name of direction === 'request' ? demanded(now) : demanded(old)) {
    const other = direction === 'request' ? demanded(old) : demanded(now)
    const stillThere = direction === 'request' || (now.properties && name in now.properties)
    if (!other.has(name) && stillThere) {
      found.push(`${where}.${name}: ${direction === 'request' ? 'now required' : 'no longer always present'}`)
    }
  }
  if (old.items && now.items)
    found.push(...compareSchemas(old.items, now.items, `${where}[]`, direction, { was, is }, below))
  for (const part of ['oneOf', 'anyOf', 'allOf']) {
    old[part]?.forEach((branch, i) => {
      if (now[part]?.[i])
        found.push(...compareSchemas(branch, now[part][i], where, direction, { was, is }, below))
    })
  }
  return found
}

function compareOperations(before, after, where, tools) {
  const { was, is } = tools
  const found = []
  const newParameters = (after.parameters ?? []).map(is)
  const sameParameter = (a) => (b) => a.name === b.name && a.in === b.in
  const oldParameters = (before.parameters ?? []).map(was)
  for (const old of oldParameters) {
    const now = newParameters.find(sameParameter(old))
    const at = `${where} ${old.in} ${old.name}`
    if (!now) found.push(`${at}: removed`)
    else found.push(...compareSchemas(old.schema, now.schema, at, 'request', tools))
  }
  for (const now of newParameters) {
    const old = oldParameters.find(sameParameter(now))
    if (now.required && !old?.required) found.push(`${where} ${now.in} ${now.name}: now required`)
  }
  const body = (operation, follow) => follow(operation.requestBody)?.content?.['application/json']?.schema
  if (body(after, is)) {
    if (!body(before, was) && is(after.requestBody).required) found.push(`${where} body: now required`)
    else if (body(before, was))
      found.push(...compareSchemas(body(before, was), body(after, is), `${where} body`, 'request', tools))
  }
  for (const [status, response] of Object.entries(before.responses ?? {})) {
    const now = after.responses?.[status]
    if (!now) {
      found.push(`${where} ${status}: removed`)
      continue
    }
    const schema = (node, follow) => follow(node).content?.['application/json']?.schema
    if (schema(response, was) && schema(now, is)) {
      found.push(
        ...compareSchemas(schema(response, was), schema(now, is), `${where} ${status}`, 'response', tools),
      )
    }
  }
  return found
}

/** Every change from `released` to `current` that can break a client, one sentence each. */
export function breakingChanges(released, current) {
  const tools = { was: resolver(released), is: resolver(current) }
  const found = []
  for (const [path, item] of Object.entries(released.paths)) {
    for (const method of METHODS.filter((name) => item[name])) {
      const where = `${method.toUpperCase()} ${path}`
      const now = current.paths[path]?.[method]
      if (now) found.push(...compareOperations(item[method], now, where, tools))
      else found.push(`${where}: removed`)
    }
  }
  return [...new Set(found)]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const RELEASED = `${root}openapi/released.gen.json`
const CURRENT = `${root}apps/api/openapi.gen.json`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--release')) {
    writeFileSync(RELEASED, readFileSync(CURRENT))
    process.exit(0)
  }
  const [released, current] = [RELEASED, CURRENT].map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const approved = readFileSync(`${root}openapi/approved-breaks.txt`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const isApproved = (finding) =>
    approved.some((line) => line.startsWith(finding) && line.slice(finding.length).trim().length > 0)
  const found = breakingChanges(released, current)
  const open = found.filter((finding) => !isApproved(finding))
  for (const finding of open) console.error(`breaks clients: ${finding}`)
  console.log(
    `contract: ${found.length} breaking changes since the last release, ${open.length} not approved`,
  )
  process.exit(open.length ? 1 : 0)
}

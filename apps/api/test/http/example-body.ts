import { readFileSync } from 'node:fs'
import type { Json, Operation } from '../../src/platform/contract/contract.ts'

interface Bundle {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: { 'application/json'?: { examples: object } } } }>
  >
  components: { examples: Record<string, { value: Json }> }
}
const BUNDLE = JSON.parse(readFileSync(new URL('../../openapi.gen.json', import.meta.url), 'utf8')) as Bundle

/** The example body of an operation; undefined when it takes none. */
export function exampleOf({ url, method }: Pick<Operation, 'url' | 'method'>): Json | undefined {
  const path = url.replaceAll(/:(\w+)/g, '{$1}')
  const examples =
    BUNDLE.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.examples
  const [first] = Object.values(examples ?? {}) as { $ref?: string; value?: Json }[]
  return first?.$ref ? BUNDLE.components.examples[first.$ref.split('/').at(-1) ?? '']?.value : first?.value
}

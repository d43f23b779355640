import type { Operation } from '../model/reference.ts'

/** A call with curl: places of the path are filled where the contract says with what, the others stay in braces. */
export function curlOf({ method, path, parameters, isPublic }: Operation, origin: string): string {
  const samples = new Map(parameters.map(({ name, sample }) => [name, sample]))
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) => samples.get(name) ?? place)
  const needed = parameters.filter(
    ({ place, isRequired, name }) => place === 'query' && (isRequired || name === 'keyword'),
  )
  const lines = [
    `curl -sS ${method === 'GET' ? '-G' : `-X ${method}`} "${origin}${filled}"`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $HAIXUAN_KEY"']),
    ...needed.map(({ name, sample }) => `--data-urlencode "${name}=${sample ?? '…'}"`),
  ]
  return lines.join(' \\\n  ')
}

/** The same call with the SDK. */
export function sdkOf({ id, parameters }: Operation): string {
  const part = (place: 'path' | 'query') =>
    parameters
      .filter((one) => one.place === place && (place === 'path' || one.isRequired || one.name === 'keyword'))
      .map(({ name, sample }) => `${name}: '${sample ?? '…'}'`)
      .join(', ')
  const [path, query] = [part('path'), part('query')]
  const input = [path && `path: { ${path} }`, query && `query: { ${query} }`].filter(Boolean)
  return input.length === 0
    ? `await haixuan.call('${id}')`
    : `await haixuan.call('${id}', {\n  ${input.join(',\n  ')},\n})`
}

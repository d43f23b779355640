import type { components, OperationData } from '@haixuan/api-sdk'
import type { RunningServer } from './running-server.ts'

type Scope = components['schemas']['ApiKeyScope']
export type MadeKey = OperationData<'createApiKey'>

export const ALL_SCOPES: readonly Scope[] = ['read:goods', 'read:shops', 'read:creators', 'read:own']

/** Makes a key through the API. */
export async function keyOf(
  server: RunningServer,
  token: string,
  scopes: readonly Scope[] = ALL_SCOPES,
): Promise<MadeKey> {
  const answer = await server.post('/api/me/api-keys', { name: '脚本', scopes, expiresInDays: 30 }, token)
  if (answer.status !== 200) throw new Error(`making a key answered ${answer.status} ${answer.text}`)
  return answer.body.data
}

const VALUES: Record<string, string> = { marketplace: 'temu', kind: 'goods', board: 'x', name: 'front_desk' }

/** A path with something in each parameter. */
export const callPath = (url: string) =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name] ?? '00000000-0000-4000-8000-000000000000')

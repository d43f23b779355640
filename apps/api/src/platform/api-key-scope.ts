import type { components } from '@haixuan/api-sdk/schema'

/** What a key of the public API may read. */
export type ApiKeyScope = components['schemas']['ApiKeyScope']

import { VERSION } from '../version.gen.ts'
import type { Measure } from './measure.ts'

/** Which release a server is: after an upgrade all servers should tell the same. */
export const BUILD_MEASURE: Measure = {
  name: 'haixuan_build_info',
  help: 'Always 1; its label is the release of this server.',
  labels: ['version'],
  read: async () => [{ labels: { version: VERSION }, value: 1 }],
}

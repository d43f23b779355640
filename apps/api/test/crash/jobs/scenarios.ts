import { COMPUTING } from './computing.ts'
import { FORGETTING } from './forgetting.ts'
import type { Scenario } from './scenario.ts'
import { TELLING } from './telling.ts'

/** What is done with each kind of job when it is killed; a kind without one fails a test. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = { ...COMPUTING, ...TELLING, ...FORGETTING }

/** Kinds in which nothing kills a process yet, and what is tested of their interruption. */
export const WITHOUT_A_KILL: Readonly<Record<string, string>> = {
  'import-file': 'stopped after any batch in test/import/uploaded-files.test.ts',
  'move-licences': 'two workers at once in test/files/moved-licences.test.ts',
  'send-subscribed': 'the same work as send-message, with another line',
}

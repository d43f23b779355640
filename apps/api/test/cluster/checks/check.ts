import type { Cluster } from '../cluster.ts'
import type { Effects } from '../effects.ts'
import type { CallLog } from '../load/call-log.ts'
import type { Load } from '../load/load.ts'
import type { MailWriter } from '../load/mail-writer.ts'

export interface Scene {
  cluster: Cluster
  log: CallLog
  load: Load
  effects: Effects
  mail: MailWriter
  /** Workers that were killed and restarts of the database so far: a mail may be sent again for each. */
  interruptions: number
}

export interface Outcome {
  /** What was measured, in words. */
  figures: string
  /** What must not be; empty when the check holds. */
  breaches: string[]
}

/** One named check of a running cluster under load. */
export interface Check {
  name: string
  run(scene: Scene): Promise<Outcome>
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

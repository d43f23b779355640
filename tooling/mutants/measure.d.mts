import type { Mutant } from './mutants-of.mjs'

export interface Measurement {
  total: number
  judged: number
  killed: number
  nearKills: number
  survivors: Mutant[]
}
export declare function filesOf(root: string, folder: string, part?: string): string[]
export declare function measure(request: {
  root: string
  folder: string
  part?: string
  own?: string
  wider?: string
  count: number
  seed: number
  onVerdict?: (mutant: Mutant, verdict: string) => void
}): Promise<Measurement>

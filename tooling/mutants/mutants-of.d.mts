export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  original: string
  replacement: string
}
export declare function mutantsOf(file: string, code: string): Mutant[]
export declare function mutatedCode(code: string, mutant: Mutant): string
export declare function describeMutant(mutant: Mutant): string

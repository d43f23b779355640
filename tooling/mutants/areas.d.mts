export interface Area {
  folder: string
  goal: number
  part?: string
  own?: string
  wider?: string
}
export declare const AREAS: Area[]
export declare function isMutated(file: string, part?: string): boolean

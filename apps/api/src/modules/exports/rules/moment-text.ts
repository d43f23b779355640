import { beijingTime } from '@haixuan/rules'

/** yyyy-mm-dd hh:mm:ss by the clock of Beijing. */
export const momentText = (ms: number): string => beijingTime(ms).replace('T', ' ')

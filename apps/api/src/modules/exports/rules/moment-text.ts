const BEIJING_MS = 8 * 3_600_000

/** yyyy-mm-dd hh:mm:ss by the clock of Beijing. */
export const momentText = (ms: number): string =>
  new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')

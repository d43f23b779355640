import type { components } from '@haixuan/api-sdk'

export type ExportRequest = components['schemas']['ExportRequest']
export type ExportJob = components['schemas']['ExportJob']

/** The list that is on the screen, as far as its export must know it. */
export interface ExportSubject extends Pick<ExportRequest, 'operation' | 'params' | 'query' | 'title'> {
  /** Columns as they are seen, in their order. */
  columns: ExportRequest['columns']
  /** Only these rows. */
  ids?: readonly string[]
}

import { createExporter, type Exporter } from '../../export/worker/create-exporter.ts'

let shared: Exporter | null = null

/** The worker that all exports of a window go through: it is started once and keeps its fonts. */
export function sharedExporter(): Exporter {
  shared ??= createExporter()
  return shared
}

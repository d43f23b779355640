import { SCHEMA_VERSION } from '../label-document.ts'
import { fromFirstEditor } from './from-first-editor.ts'
import { fromVersion2 } from './from-version-2.ts'
import { fromVersion3 } from './from-version-3.ts'
import { fromVersion4 } from './from-version-4.ts'

type Raw = Record<string, unknown>

/** Each step lifts a document of its version by one. Never edited once released; golden files hold them. */
const STEPS: Readonly<Record<number, (raw: Raw) => Raw>> = {
  1: fromFirstEditor,
  2: fromVersion2,
  3: fromVersion3,
  4: fromVersion4,
}

/** The document in the present form; null when a newer version wrote it. */
export function migrate(raw: Raw): Raw | null {
  let current = raw
  let version = typeof raw['schemaVersion'] === 'number' ? raw['schemaVersion'] : 1
  while (version < SCHEMA_VERSION) {
    const step = STEPS[version]
    if (!step) return null
    current = step(current)
    version++
  }
  return version === SCHEMA_VERSION ? current : null
}

type Raw = Record<string, unknown>

/** Version 5 knows paths that are drawn by hand. Version 4 has none, and opening fills in that no shape is one. */
export function fromVersion4(raw: Raw): Raw {
  return { ...raw, schemaVersion: 5 }
}
